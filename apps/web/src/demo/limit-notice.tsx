import { useStore } from '@nanostores/react';
import type { LimitView } from '@overtone/client/usage/limit-view';
import { UPGRADE_ACTION } from '@overtone/domain/suggestion/quota-texts';
import { Notice } from '@overtone/ui/controls/notice';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { LimitSoon } from '@overtone/ui/usage/limit-soon';

/** Above a keyboard on a screen the title and the way are seen and the rest is read out, so that the field stays in view. */
const SEEN_WHERE_ROOM = '[@media(max-height:35rem)]:sr-only';

/** That the day's free minutes end soon, and why the session ended once they are used. */
export function LimitNotice({ limit }: { readonly limit: LimitView }) {
  const notice = useStore(limit.$notice);
  return (
    <>
      <LimitSoon $endsSoon={limit.$endsSoon} />
      {notice !== null && (
        <Notice title={notice.title} onDismiss={limit.dismissNotice}>
          <p className={SEEN_WHERE_ROOM}>{notice.reason}</p>
          {notice.way !== null && (
            <p>
              <span className={SEEN_WHERE_ROOM}>{notice.way} </span>
              <a href="/#pricing-section" className={TEXT_LINK}>
                {UPGRADE_ACTION}
              </a>
            </p>
          )}
        </Notice>
      )}
    </>
  );
}
