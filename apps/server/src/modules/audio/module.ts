import path from 'node:path';
import { NATURE_TRACKS } from '@overtone/domain/session/background-sounds';
import { AppError } from '../../http/app-error.ts';
import { fileResponse } from '../../http/files/file-response.ts';
import type { ServerModule } from '../../server-module.ts';

const FILE_NAMES: ReadonlySet<string> = new Set(NATURE_TRACKS.map((track) => `${track}.mp3`));

/** What is served. */
export interface AudioDependencies {
  /** The nature tracks, named as in the settings. */
  readonly tracksFolder: string;
}

/** `GET /audio/ambient/{track}.mp3`: the nature tracks by their exact names, whole or in parts. */
export function createAudio({ tracksFolder }: AudioDependencies): ServerModule {
  return {
    routes({ app }) {
      app.get('/audio/ambient/:file', async (context) => {
        const file = context.req.param('file');
        const response = FILE_NAMES.has(file)
          ? await fileResponse(context, [{ path: path.join(tracksFolder, file) }], {
              contentType: 'audio/mpeg',
              cacheControl: 'public, max-age=86400',
              acceptsRanges: true,
            })
          : undefined;
        if (response === undefined) throw new AppError('not_found', { sentence: 'No such track.' });
        return response;
      });
    },
  };
}
