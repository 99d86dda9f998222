import { answerTasks } from '../../../threads/answer-tasks.ts';
import { performReading } from './reading-task.ts';

// A thread of calendar-reader.ts.
answerTasks(performReading);
