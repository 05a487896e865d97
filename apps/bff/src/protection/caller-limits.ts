import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { callOf } from '../audit/access-event.ts';
import { AccessTrail } from '../audit/access-trail.ts';
import { Configuration } from '../configuration.ts';
import { Counters } from '../counters/counters.ts';
import type { GateOperation } from '../operations/gate-operation.ts';
import { importances } from '../operations/importance.table.ts';
import { accountPolicy, type Policy, policiesOf } from '../operations/policies.table.ts';
import { personOf, type Session } from '../session/session.ts';
import { Quota } from './quota.ts';
import { SharedSpending } from './shared-spending.ts';

type Counted = { readonly quota: Quota; readonly policy: string };

/**
 * How often a person, an integrator or an address may call, and the headers that say so (security.md C6; RateLimit fields, draft
 * 11).
 */
@Injectable()
export class CallerLimits implements OnApplicationShutdown {
  private readonly policies = new Map<string, Counted>();
  private readonly shared: SharedSpending | undefined;
  private readonly told = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 });

  constructor(
    { rates, valkeyUrl }: Configuration,
    private readonly counters: Counters,
    private readonly trail: AccessTrail,
  ) {
    for (const [name, policy] of Object.entries(policiesOf(rates))) this.counted(name, policy);
    this.shared = valkeyUrl
      ? new SharedSpending(valkeyUrl, (name, caller, cost) => this.policies.get(name)?.quota.spend(caller, cost))
      : undefined;
  }

  admit(operation: GateOperation, request: FastifyRequest, session: Session | null): void {
    const { cost } = importances[operation.importance];
    if (cost === 0) return;
    const [name, policy] = operation.policy ? [operation.policy] : policyOf(request, session);
    const counted = this.counted(name, policy);
    const caller = session && !operation.policy ? callerOf(session) : request.ip;
    const { admitted, left, reset } = counted.quota.take(caller, cost);
    request.rateLimit = ['ratelimit-policy', counted.policy, 'ratelimit', `"${name}";r=${left};t=${reset}`];
    if (admitted) {
      this.shared?.note(name, caller, cost);
      return;
    }
    this.tell(operation, request, session, caller);
    this.counters.limited.inc({ policy: name.replace(/-\d+$/, '') });
    throw problema('muitas-tentativas', {
      detail: 'Muitas chamadas em pouco tempo. Espere um pouco e tente de novo.',
      // Never before the end of the window that RateLimit names.
      retryAfter: Math.max(1, reset),
    });
  }

  onApplicationShutdown(): void {
    this.shared?.onApplicationShutdown();
  }

  /** Notes only the first excess call of a minute: who goes on calling would fill the trail. */
  private tell(operation: GateOperation, request: FastifyRequest, session: Session | null, caller: string): void {
    if (this.told.has(caller)) return;
    this.told.set(caller, true);
    const { operationId: operacao } = operation;
    this.trail.note({ evento: 'LIMITE_ATINGIDO', operacao, ...callOf(request), ...personOf(session) });
  }

  private counted(name: string, policy?: Policy): Counted {
    const known = this.policies.get(name);
    if (known) return known;
    if (!policy) throw new Error(`no policy is named ${name}`);
    const made = { quota: new Quota(policy), policy: `"${name}";q=${policy.quota};w=${policy.window}` };
    this.policies.set(name, made);
    return made;
  }
}

function policyOf({ byCookie }: FastifyRequest, session: Session | null): [string, Policy?] {
  if (!session) return ['endereco'];
  if (session.conta) return accountPolicy(session.conta.porMinuto);
  return [byCookie ? 'pessoa' : 'integrador'];
}

/** A person is one caller on all their browsers; a wall screen is no person, so each counts by itself. */
const callerOf = ({ screen, usuario, marca }: Session): string => (screen ? marca : usuario.matricula || marca);
