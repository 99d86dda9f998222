import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { RhythmPair } from '@overtone/domain/figure/pair-curve';
import type { Hertz } from '@overtone/domain/units';
import { pairCaption, pairInShort, pairInWords } from '@overtone/domain/figure/pair-caption';
import { FIGURE_SLOWDOWN, LivePair } from '@overtone/ui/figure/live-pair';
import { TimeAxis } from '@overtone/ui/figure/time-axis';
import type { ReactNode } from 'react';
import { DEMO } from '../../content/demo.ts';

/** What is to be seen of a session; 0 Hz is nothing. */
export interface OpeningSightProps {
  readonly pair: RhythmPair;
  /** Whether whoever looks has an account, and so has tried it. */
  readonly isMember?: boolean;
  readonly isOn: boolean;
  /** Where a gliding pair is on its way to, as the caption says it; null where it stands. */
  readonly towards?: string | null;
  /** Whether what light and sound do is hidden, as in a blind self-test. */
  readonly isBlind?: boolean;
  /** What is said of a meeting that is on, in place of what light and sound do; false where none is. */
  readonly meeting?: ReactNode;
  readonly lightHz: Hertz;
  /** Why the light pulses more slowly than was asked; null where it does not. */
  readonly lightNote?: string | null;
  /** Goes to where that is explained. */
  readonly onSignal?: () => void;
  readonly soundHz: Hertz;
}

/** The page's title, and a pair, plotted: it drifts by while the session is on. Each has its place in the shell. */
export function OpeningSight({
  pair,
  isMember = false,
  isOn,
  towards = null,
  isBlind = false,
  meeting = false,
  lightHz,
  lightNote = null,
  onSignal,
  soundHz,
}: OpeningSightProps) {
  const moves = isOn && !isBlind;
  const isLong = moves && towards !== null;
  return (
    <>
      <div className="demo-title">
        <h1 className="text-[1.875rem] leading-none tracking-display">
          {isMember ? DEMO.hero.memberTitle : DEMO.hero.title}
        </h1>
        <p className="mt-2 max-w-xl text-small text-pretty text-muted max-md:hidden">
          {DEMO.hero.lead}
        </p>
      </div>
      <figure className="demo-sight">
        <div className="demo-plot">
          <LivePair
            pair={pair}
            isRunning={moves}
            className={`h-8 w-full transition-colors md:mb-1.5 md:not-low:h-(--sight) ${moves ? 'text-accent' : 'text-faint'}`}
          />
          <TimeAxis />
        </div>
        <figcaption className="demo-caption @container min-w-0 text-note text-muted md:mt-1">
          {/* As many lines whatever begins to play, so that nothing under it moves: where there is little room it says less. */}
          <div className="flex flex-wrap justify-between gap-x-6 md:flex-col @2xl:flex-row @2xl:flex-nowrap">
            {/* What has no room beside the pair wraps out of sight, whole. */}
            <span
              aria-hidden
              className={`flex h-[1lh] min-w-0 flex-wrap overflow-hidden whitespace-pre ${isLong ? '@4xl:hidden' : '@2xl:hidden'}`}
            >
              <span className="max-w-full truncate">
                <span className="demo-drawn mr-1 font-semibold text-ink max-md:hidden">
                  Fig. 1:
                </span>
                <span className="figure text-ink">{pairInShort(pair)}</span>
              </span>
              {/* What stands in the line under it, where there is one, is not said twice. */}
              <span className="md:hidden low:hidden">
                {moves && !meeting ? (
                  <InShort {...{ pair, lightHz, soundHz }} />
                ) : (
                  ` · ${meeting ? 'meeting' : isBlind ? 'hidden' : 'off'}`
                )}
              </span>
              {moves && !meeting && (
                <span className="hidden md:inline low:inline">
                  <Slowed />
                </span>
              )}
              {isLong && <span className="hidden @2xl:inline">, {towards}</span>}
            </span>
            <span
              className={`sr-only min-w-0 truncate ${isLong ? '@4xl:not-sr-only' : '@2xl:not-sr-only'}`}
            >
              <span className="demo-undrawn">{pairInWords(pair) || 'No rhythm is set'}</span>
              <span className="demo-drawn">
                <span className="font-semibold text-ink">Fig. 1</span> {pairCaption(pair)}
                {moves && `, slowed ${FIGURE_SLOWDOWN}×`}
              </span>
              {isLong && `, ${towards}`}.
            </span>
            <span className="flex min-w-0 gap-x-4 max-md:not-low:sr-only @2xl:shrink-0">
              {meeting ||
                (isBlind ? (
                  'Hidden until the self-test ends'
                ) : (
                  <>
                    <span>
                      <Sense name="Light" hz={lightHz} />
                      {lightNote !== null && (
                        // Where there is no room for it, the signal check says it alone.
                        <button
                          type="button"
                          onClick={onSignal}
                          className="-my-1 ml-2 hidden cursor-pointer py-1 underline decoration-rule decoration-1 underline-offset-4 hover:text-accent hover:decoration-current @2xl:inline"
                        >
                          {lightNote}
                        </button>
                      )}
                    </span>
                    <Sense name="Sound" hz={soundHz} />
                  </>
                ))}
            </span>
          </div>
        </figcaption>
      </figure>
    </>
  );
}

/** What there is room for beside the pair: what is delivered otherwise than it says, else how slowly it is drawn. */
function InShort({
  pair: { fastHz },
  lightHz,
  soundHz,
}: Pick<OpeningSightProps, 'pair' | 'lightHz' | 'soundHz'>) {
  if (lightHz !== fastHz) return ` · light ${lightHz > 0 ? formatFrequency(lightHz) : 'off'}`;
  if (soundHz <= 0) return ' · sound off';
  return <Slowed />;
}

function Slowed() {
  return <span className="demo-drawn">{`, slowed ${FIGURE_SLOWDOWN}×`}</span>;
}

function Sense({ name, hz }: { readonly name: string; readonly hz: Hertz }) {
  return (
    <span>
      {name} <span className="figure text-ink">{hz > 0 ? formatFrequency(hz) : 'off'}</span>
    </span>
  );
}
