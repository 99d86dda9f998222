import {
  forgetSelfTest,
  keepSelfTest,
  keepSelfTestDevice,
  readSelfTests,
} from '@overtone/domain/contract/self-tests';
import { revisionOfTag, revisionTag } from '@overtone/domain/contract/settings';
import type { Api } from '../../access/api.ts';
import { serve } from '../../access/serve.ts';
import { AppError } from '../../http/app-error.ts';
import type { SelfTestService } from './service.ts';

/** Self-tests that follow a person: read, kept with an entity tag, forgotten; and the devices that they are sealed for. */
export function selfTestRoutes(api: Api, service: SelfTestService): void {
  serve(api, readSelfTests, ({ member }) => service.of(member.id));

  serve(api, keepSelfTest, async ({ member, params, body, context }) => {
    const baseRevision = revisionOfTag(context.req.header('if-match') ?? '');
    if (baseRevision === null) throw new AppError('invalid_request');
    const revision = await service.keep(member.id, params.id, baseRevision, body);
    context.header('etag', revisionTag(revision));
    return { revision };
  });

  serve(api, forgetSelfTest, async ({ member, params }) => {
    await service.forget(member.id, params.id);
  });

  serve(api, keepSelfTestDevice, async ({ member, params, body }) => {
    await service.keepDevice(member.id, { id: params.id, publicKey: body.publicKey });
  });
}
