import type { Source } from '@overtone/domain/claims/sources';
import type { TaskState } from '@overtone/domain/suggestion/states';
import { EvidenceNote } from '../assistant/evidence-note.tsx';

/** What is said of a course's support is given. */
export interface CourseEvidenceProps {
  /** The closest work to the course itself; null where there is none. */
  readonly source: Source | null;
  /** The state that it is for, which is what is said where there is no closer work. */
  readonly state: TaskState;
}

/** What stands behind a course, the same wherever it is offered. */
export function CourseEvidence({ source, state }: CourseEvidenceProps) {
  if (source === null) return <EvidenceNote state={state} />;
  return (
    <p className="text-note text-faint">
      Closest work: {source.authors}, {source.year}: {source.about}
      {source.doi !== undefined && (
        <>
          {', '}
          <a
            href={`https://doi.org/${source.doi}`}
            className="text-accent underline underline-offset-3"
          >
            {source.venue}
          </a>
        </>
      )}
      . It did not test this course.
    </p>
  );
}
