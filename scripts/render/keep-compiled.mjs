// Loaded before the command, in each of its threads: code is kept as it was compiled, in the system's temporary folder. To
// strip types again takes 25 MB in every thread.
import { enableCompileCache } from 'node:module';

enableCompileCache();
