/** What photosensitivity is, and why nobody can rule it out for themselves; the same wherever it stands. */
export function PhotosensitivityNote() {
  return (
    <p className="text-small text-muted">
      In some people flickering light can bring on a seizure; that is photosensitivity. Most people
      who react to flicker had no history of it, so nobody can rule it out for themselves.
    </p>
  );
}
