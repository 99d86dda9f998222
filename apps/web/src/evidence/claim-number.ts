import { type ClaimId, CLAIMS } from '@overtone/domain/claims/claims';

/** The footnote number of a claim: its place in the ledger, the same on every page. */
export function claimNumber(id: ClaimId): number {
  return CLAIMS.findIndex((claim) => claim.id === id) + 1;
}
