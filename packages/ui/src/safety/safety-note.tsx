import { NOT_MEDICAL_NOTE, SAFETY_NOTE } from '@overtone/domain/safety/safety-note';

/** The one safety note, the same wherever it stands. */
export function SafetyNote() {
  return (
    <p role="note" className="text-small text-muted">
      <strong className="font-semibold text-ink">{SAFETY_NOTE}</strong> {NOT_MEDICAL_NOTE}
    </p>
  );
}
