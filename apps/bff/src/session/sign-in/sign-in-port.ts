import type { Session } from '../session.ts';

/** By which request somebody comes, and from where: as little as serves to recognise one's own sessions later; undefined: nothing is known. */
export type Arrival = {
  readonly requestId: string;
  readonly device: string | undefined;
  readonly network: string | undefined;
};

/** A way in: whatever proves who somebody is, traded for a verified session of the government API (ADR 59). */
export abstract class SignIn<Proof> {
  /** The session may already be past its time: who signs in with an expired token gets no cookie (spec.md section 4). */
  abstract enter(proof: Proof, from: Arrival): Promise<Session>;
}
