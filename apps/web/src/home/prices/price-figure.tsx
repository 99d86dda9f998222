import { formatUsd } from '@overtone/domain/offers/offers';
import { PRICING } from '../../content/home.ts';
import { When } from '../../site/when.tsx';
import { type Charge, chargesInYear, placeOfDay, YEAR_DAYS } from './charges.ts';

const MONTHLY = chargesInYear('monthly');
const ANNUAL = chargesInYear('annual');

/** When either plan is first charged. */
const MONTHLY_FROM = MONTHLY[0]?.day ?? 0;
const ANNUAL_FROM = ANNUAL[0]?.day ?? 0;

/** Height of a dollar, where the axis lies, and how wide a bar is, in pixels. */
const PX_PER_USD = 1.1;
const AXIS_Y = 132;
const BAR_WIDTH = 6;

const CENTRED = '[text-anchor:middle]';
const ENDING = '[text-anchor:end]';

/** What is charged at once, from when on: the axis of money, at the figure's right, has its marks there. */
const LEVELS = [
  { amount: 0, day: 0 },
  { amount: MONTHLY[0]?.amount ?? 0, day: MONTHLY_FROM },
  { amount: ANNUAL[0]?.amount ?? 0, day: ANNUAL_FROM },
] as const;

/**
 * Marks of the time axis, and where each stands: so that no two meet, down to a width of 320 px. Where the first weeks are
 * narrow the first charge has a row of its own under the others.
 */
const TICKS = [
  { day: 0, text: 'Today', place: '' },
  {
    day: MONTHLY_FROM,
    text: PRICING.day(MONTHLY_FROM),
    place: `${CENTRED} max-lg:translate-y-4`,
  },
  {
    day: ANNUAL_FROM,
    text: PRICING.day(ANNUAL_FROM),
    place: 'min-[25rem]:[text-anchor:middle]',
  },
  { day: YEAR_DAYS / 12, text: '1 month', place: `${CENTRED} max-md:hidden` },
  { day: YEAR_DAYS / 4, text: '3 months', place: `${CENTRED} max-sm:hidden` },
  { day: YEAR_DAYS / 2, text: '6 months', place: CENTRED },
  { day: YEAR_DAYS, text: '1 year', place: CENTRED },
] as const;

/**
 * Every charge of both plans over the first year, against time and money, from margin to margin; pale where nothing is sold
 * (`.prices`).
 */
export function PriceFigure() {
  return (
    <figure className="prices mt-8">
      <div className="border-y border-rule py-5">
        <div className="page">
          <svg aria-hidden className="h-40 w-[calc(100%-2.25rem)] overflow-visible max-lg:h-44">
            {LEVELS.map(({ amount, day }) => (
              <g key={day}>
                <line
                  x1={at(day)}
                  x2="100%"
                  y1={topOf(amount)}
                  y2={topOf(amount)}
                  className="stroke-rule"
                />
                <text
                  x="100%"
                  y={topOf(amount)}
                  dx={8}
                  dy="0.36em"
                  className="figure fill-muted text-note"
                >
                  {formatUsd(amount)}
                </text>
              </g>
            ))}
            <line x1="0" x2="100%" y1={AXIS_Y} y2={AXIS_Y} className="stroke-edge" />
            <line
              x1={at(MONTHLY_FROM)}
              x2={at(MONTHLY_FROM)}
              y1={AXIS_Y}
              y2={AXIS_Y + 24}
              className="stroke-edge lg:hidden"
            />
            <line x1="0" x2={at(MONTHLY_FROM)} y1={AXIS_Y} y2={AXIS_Y} className="bar-free" />
            {TICKS.map(({ day, text, place }) => (
              <g key={text}>
                <line
                  x1={at(day)}
                  x2={at(day)}
                  y1={AXIS_Y}
                  y2={AXIS_Y + 6}
                  className="stroke-edge"
                />
                <text
                  x={at(day)}
                  y={AXIS_Y + 22}
                  className={`figure fill-muted text-note ${place}`}
                >
                  {text}
                </text>
              </g>
            ))}
            <text x="0" y={AXIS_Y - 12} className="fill-accent text-small font-semibold">
              {PRICING.free}
            </text>
            <Bars charges={MONTHLY} className="bar-monthly" />
            <Bars charges={ANNUAL} className="bar-annual" />
            <Labels />
          </svg>
        </div>
      </div>
      <figcaption className="page mt-2 text-note text-muted">
        <span className="font-semibold text-ink">Fig. 3</span> <When is="open">{PRICING.open}</When>
        <When is="closed">{PRICING.closed}</When>
        {PRICING.figure(formatUsd(sumOf(MONTHLY)), formatUsd(sumOf(ANNUAL)))}
      </figcaption>
    </figure>
  );
}

interface BarsProps {
  readonly charges: readonly Charge[];
  readonly className: string;
}

function Bars({ charges, className }: BarsProps) {
  return charges.map(({ day, amount }) => (
    <rect
      key={day}
      x={at(day)}
      y={topOf(amount)}
      width={BAR_WIDTH}
      height={amount * PX_PER_USD}
      transform={`translate(${-BAR_WIDTH / 2} 0)`}
      className={className}
    />
  ));
}

/** A small bar of a plan, as the figure draws it, beside the plan's name. */
export function PlanMark({ plan }: { readonly plan: 'monthly' | 'annual' }) {
  return (
    <svg aria-hidden className="h-[0.9em] w-1.5 flex-none self-center overflow-visible">
      <rect width="100%" height="100%" className={`bar-${plan}`} />
    </svg>
  );
}

/** What each plan takes, and from when: of the year at the top of its bar, of the months over the first of theirs. */
function Labels() {
  const [{ amount: monthly } = NOTHING] = MONTHLY;
  const [{ amount: annual } = NOTHING] = ANNUAL;
  const each = PRICING.monthly(formatUsd(monthly));
  const from = PRICING.from(MONTHLY_FROM);
  const overMonth = topOf(monthly) - 8;
  return (
    <g className="text-small font-semibold">
      <g transform="translate(10 0)">
        <text x={at(ANNUAL_FROM)} y={topOf(annual) + 16} className="fill-accent">
          {PRICING.yearly(formatUsd(annual))}, {PRICING.from(ANNUAL_FROM)}
        </text>
        <text x={at(ANNUAL_FROM)} y={overMonth} className="fill-ink md:hidden">
          {each}, {from}
        </text>
      </g>
      <g transform={`translate(${BAR_WIDTH / 2} 0)`} className={`fill-ink ${ENDING}`}>
        <text x={at(MONTHLY_FROM)} y={overMonth - 18} className="max-md:hidden">
          {each},
        </text>
        <text x={at(MONTHLY_FROM)} y={overMonth} className="max-md:hidden">
          {from}
        </text>
      </g>
    </g>
  );
}

const NOTHING: Charge = { day: 0, amount: 0 };

/** Where a day stands in the drawing. */
function at(day: number): string {
  return `${(100 * placeOfDay(day)).toFixed(2)}%`;
}

/** Where the top of a bar is. */
function topOf(amount: number): number {
  return AXIS_Y - amount * PX_PER_USD;
}

function sumOf(charges: readonly Charge[]): number {
  return charges.reduce((sum, { amount }) => sum + amount, 0);
}
