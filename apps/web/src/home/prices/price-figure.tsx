import { formatUsd } from '@overtone/domain/offers/offers';
import { PRICING } from '../../content/home.ts';
import { When } from '../../site/when.tsx';
import { type Charge, chargesInYear, placeOfDay, YEAR_DAYS } from './charges.ts';

const MONTHLY = chargesInYear('monthly');
const ANNUAL = chargesInYear('annual');
const [FIRST_MONTH, SECOND_MONTH] = MONTHLY;
const [YEAR] = ANNUAL;

/** Height of a dollar, and where the axis lies, in pixels. */
const PX_PER_USD = 1.6;
const AXIS_Y = 190;

/** Marks of the time axis; the two trials end too close to each other for words centred below them. */
const TICKS = [
  { day: 0, text: 'Today', anchor: 'middle' },
  { day: FIRST_MONTH?.day ?? 0, text: PRICING.day(FIRST_MONTH?.day ?? 0), anchor: 'end' },
  { day: YEAR?.day ?? 0, text: PRICING.day(YEAR?.day ?? 0), anchor: 'start' },
  { day: YEAR_DAYS / 12, text: '1 month', anchor: 'middle', isWide: true },
  { day: YEAR_DAYS / 4, text: '3 months', anchor: 'middle' },
  { day: YEAR_DAYS / 2, text: '6', anchor: 'middle' },
  { day: YEAR_DAYS, text: '1 year', anchor: 'middle' },
] as const;

/** Every charge of both plans over the first year, from edge to edge of the window; pale where nothing is sold (`.prices`). */
export function PriceFigure() {
  return (
    <figure className="prices mt-8">
      <div className="border-y border-rule py-6">
        <svg aria-hidden className="h-56 w-full overflow-visible">
          <line x1="0" x2="96%" y1={AXIS_Y} y2={AXIS_Y} className="stroke-edge" />
          {TICKS.map(({ day, text, anchor, ...tick }) => (
            <g key={text} className={'isWide' in tick ? 'max-sm:hidden' : ''}>
              <line x1={at(day)} x2={at(day)} y1={AXIS_Y} y2={AXIS_Y + 6} className="stroke-edge" />
              <text
                x={at(day)}
                y={AXIS_Y + 22}
                textAnchor={anchor}
                className="figure fill-muted text-note"
              >
                {text}
              </text>
            </g>
          ))}
          <text x={at(0.05)} y={AXIS_Y - 12} className="fill-accent text-small font-semibold">
            {PRICING.free}
          </text>
          <Bars charges={MONTHLY} className="stroke-ink" />
          <Bars charges={ANNUAL} className="stroke-accent" />
          <Label charge={YEAR} first={YEAR} text={PRICING.yearly} className="fill-accent" />
          <Label
            charge={SECOND_MONTH}
            first={FIRST_MONTH}
            text={PRICING.monthly}
            className="fill-ink"
          />
        </svg>
      </div>
      <figcaption className="page mt-2 text-note text-muted">
        Fig. 3 <When is="open">{PRICING.open}</When>
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
    <line
      key={day}
      x1={at(day)}
      x2={at(day)}
      y1={AXIS_Y}
      y2={AXIS_Y - amount * PX_PER_USD}
      strokeWidth={6}
      className={className}
    />
  ));
}

interface LabelProps {
  /** The bar that it stands beside. */
  readonly charge: Charge | undefined;
  /** When charging begins. */
  readonly first: Charge | undefined;
  readonly text: (amount: string) => string;
  readonly className: string;
}

/** What is charged, and from when, beside the top of a bar. */
function Label({ charge, first, text, className }: LabelProps) {
  if (!charge || !first) return null;
  const { day, amount } = charge;
  return (
    <g className={`${className} text-small font-semibold`} transform="translate(10 0)">
      <text x={at(day)} y={AXIS_Y - amount * PX_PER_USD + (amount > 50 ? 12 : -8)}>
        {text(formatUsd(amount))}
        {PRICING.from(first.day)}
      </text>
    </g>
  );
}

/** Where a day stands in the drawing, between margins. */
function at(day: number): string {
  return `${(6 + 88 * placeOfDay(day)).toFixed(2)}%`;
}

function sumOf(charges: readonly Charge[]): number {
  return charges.reduce((sum, { amount }) => sum + amount, 0);
}
