import { pairCurve } from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import { CODE_LINES } from '../../content/desk-code.ts';

const CHART = svgPath(pairCurve({ slowHz: 1, fastHz: 5 }, { fromSeconds: 0.1, spanSeconds: 0.9 }), {
  width: 130,
  height: 46,
});

/** An editor, a browser and a call on a desktop, in the colours of the theme. */
export function DeskDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 720 440" className="block w-full bg-well">
      <path d="M0 0h720v20H0z" className="fill-paper" />
      <path d="M12 10h34M58 10h22M90 10h22M122 10h22M660 10h46" strokeWidth={4} className={BAR} />
      <Window x={22} y={38} width={364} height={356}>
        <path d="M0 24v332" transform="translate(34)" className="stroke-rule" />
        {CODE_LINES.map(({ code, isMarked }, line) => (
          <text
            key={code}
            x={44}
            y={46 + line * 20}
            className={`figure ${isMarked ? MARKED : INK}`}
          >
            {code}
          </text>
        ))}
        <path d="M52 341h92M320 341h34" strokeWidth={4} className={BAR} />
      </Window>
      <Window x={350} y={66} width={348} height={252}>
        <rect x={64} y={5} width={220} height={14} rx={7} className="fill-well" />
        <text x={24} y={64} className="fill-ink font-serif text-[22px]">
          Quarterly report
        </text>
        <path
          d="M24 88h286M24 102h298M24 116h270M24 130h292M24 144h180M24 176h130M24 190h142M24 204h118M24 218h136"
          strokeWidth={4}
          className={BAR}
        />
        <path d={CHART} transform="translate(190 168)" strokeWidth={2} className={CURVE} />
        <path d="M186 164v58h140" className={CURVE} />
      </Window>
      <Window x={470} y={272} width={226} height={146}>
        <Face x={10} />
        <Face x={116} />
        <path d="M86 132h18" strokeWidth={8} className={`${BAR} [stroke-linecap:round]`} />
        <path d="M122 132h18" strokeWidth={8} className="stroke-warn [stroke-linecap:round]" />
      </Window>
    </svg>
  );
}

const BAR = 'stroke-rule';
const INK = 'fill-ink text-[11.5px] whitespace-pre';
const MARKED = 'fill-accent text-[11.5px] whitespace-pre';
const CURVE = 'fill-none stroke-accent';

interface WindowProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly children: React.ReactNode;
}

function Window({ x, y, width, height, children }: WindowProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx={7} className="fill-surface stroke-edge" />
      <path d={`M0 24h${width}`} className="stroke-rule" />
      <path
        d="M14 12h0M28 12h0M42 12h0"
        strokeWidth={7}
        className={`${BAR} [stroke-linecap:round]`}
      />
      {children}
    </g>
  );
}

/** Somebody in a call. */
function Face({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 34)`}>
      <rect width={98} height={84} rx={4} className="fill-well" />
      <circle cx={49} cy={34} r={15} className="fill-edge" />
      <path d="M20 84c0-38 58-38 58 0z" className="fill-edge" />
    </g>
  );
}
