import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../../clock/clock.ts';

/**
 * For what an act of the demonstration calls, and for nothing beside it, the product's clock stands at the act's moment: an order that
 * was due at ten is sent at ten, also where the product was started at noon (ADR 108). The audit trail keeps the database's own clock.
 */
export class Momento {
  private readonly atos = new AsyncLocalStorage<Date>();
  private readonly corrente: () => Date;

  constructor(clock: Clock) {
    this.corrente = clock.now.bind(clock);
    clock.now = () => this.atos.getStore() ?? this.corrente();
  }

  agora(): Date {
    return this.corrente();
  }

  em<T>(instante: Date, fazer: () => Promise<T>): Promise<T> {
    return this.atos.run(instante, fazer);
  }
}
