import { accentCss } from '../../theme/hue-theme.tsx';
import { penOf } from './score-pens.ts';
import { groundOf, type ScoreNote, type ScoreSession } from './score-notes.ts';

/** What the drawing of a session is given. */
export interface ScoreNotesProps {
  readonly session: ScoreSession;
  /** Whether it is the one that is read out. */
  readonly isChosen: boolean;
}

/** One session on its staves. */
export function ScoreNotes({ session: { state, hue, isRated, notes }, isChosen }: ScoreNotesProps) {
  const [first] = notes;
  const { width, dashes } = penOf(state);
  return (
    <g
      {...(hue !== null && { color: accentCss(hue) })}
      className={hue === null ? 'text-muted' : undefined}
    >
      {notes.map((note) => (
        <g key={`${note.stave} ${note.x}`}>
          {isChosen && <Ground {...note} />}
          <path
            d={note.path}
            className="fill-none stroke-current"
            strokeWidth={isChosen ? width + 0.5 : width}
            strokeDasharray={dashes ?? undefined}
          />
        </g>
      ))}
      {isRated && first !== undefined && (
        <circle cx={first.x} cy={first.y} r={2} className="fill-current" />
      )}
    </g>
  );
}

function Ground(note: ScoreNote) {
  const { left, top, width, height } = groundOf(note);
  return <rect x={left} y={top} width={width} height={height} className="fill-well stroke-edge" />;
}
