/** Cuts the faces that the site serves from those of the packages: `npm run faces`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutFace } from './cut-face.ts';
import { FACES_FOLDER, WEB_FACES } from './web-faces.ts';

for (const face of WEB_FACES) {
  const cut = await cutFace(face);
  await writeFile(join(FACES_FOLDER, face.file), cut);
  console.log(`${face.file}: ${cut.length} bytes`);
}
