import type { Problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail, type Autor } from '../audit/audit-trail.service.ts';
import type { Transaction } from '../database/database.ts';
import { type Change, LiveService } from '../live/live.service.ts';
import type { Cycle, Step } from './cycle.ts';

/** What the guarded update must still find. */
export type Guard<State extends string = string> = {
  readonly id: number;
  readonly versao: number;
  readonly de: readonly State[];
};

/** What of a life cycle a step is taken by. */
type Ruled<Name extends string, State extends string> = Pick<
  Cycle<Name, State, Step<State>>,
  'row' | 'from' | 'outOfTurn'
>;

/** One line of a life: which step, by whom, from where to where. */
export type Line<Name extends string, State extends string> = {
  readonly passo: Name;
  readonly id: number;
  readonly pessoa: Autor;
  readonly de: State | null;
  readonly para: State;
  /** What the audit says beyond the states. */
  readonly dados?: Record<string, unknown>;
};

type Written<Name extends string, State extends string> = {
  /** The table. */
  readonly entidade: string;
  readonly linhas: readonly Line<Name, State>[];
  /** Writes the slice's own history of these lines; without it there is none. */
  readonly historico?: () => Promise<unknown>;
};

type Read<Now> = {
  readonly entidade: string;
  /** The version that was read, and locked where the use case can. */
  readonly versao: number;
  /** Where nothing was written: the thing as it is now. */
  readonly reler: () => Promise<Now | undefined>;
  /** How it is refused where its version is another now; without it, by what the audit says. */
  readonly vencida?: (now: Now | undefined) => Problema;
};

type Taken<Name extends string, State extends string, After> = Omit<Written<Name, State>, 'linhas'> & {
  readonly linha: Line<Name, State>;
  /** Done before, and written down only now. */
  readonly antes?: readonly Line<Name, State>[];
  /** The update under the guard; undefined where it found nothing. */
  readonly gravar: (guard: Guard<State>) => Promise<After | undefined>;
  readonly avisar?: (after: After) => Change | readonly Change[];
  /** Whether it is told of: what is only kept is not. */
  readonly calado?: boolean;
  /** What else is written with it, once the step is sure: all of it is said together. */
  readonly junto?: (after: After) => readonly Promise<unknown>[];
};

/** How every step of every life cycle is taken and written down (domain 4.5). */
@Injectable()
export class CycleSteps {
  constructor(
    private readonly audit: AuditTrail,
    private readonly live: LiveService,
  ) {}

  /**
   * Guarded by id, version and state: 412 when somebody moved the version in between, 409 when only the state is another.
   * Its history, its audit rows and the word to open screens are written with it.
   */
  async take<Name extends string, State extends string, After, Now extends { readonly versao: number }>(
    tx: Transaction,
    cycle: Ruled<Name, State>,
    taken: Taken<Name, State, After> & Read<Now>,
  ): Promise<After> {
    const { linha, antes = [], versao, gravar, avisar, calado = false, junto, entidade, historico } = taken;
    const { passo, id, para } = linha;
    if (!cycle.row(passo).para.includes(para)) throw new Error(`the step ${passo} does not lead to ${para}`);
    const after = await gravar({ id, versao, de: cycle.from(passo) });
    if (after === undefined) throw (await this.changed(tx, id, taken)) ?? cycle.outOfTurn(passo);
    await Promise.all([
      ...(calado ? [] : [this.write(tx, cycle, { entidade, historico, linhas: [...antes, linha] })]),
      ...(avisar ? [this.live.publish(tx, avisar(after))] : []),
      ...(junto?.(after) ?? []),
    ]);
    return after;
  }

  private async changed<Now extends { readonly versao: number }>(
    tx: Transaction,
    id: number,
    { entidade, versao, reler, vencida }: Read<Now>,
  ): Promise<Problema | undefined> {
    const now = await reler();
    if (now?.versao === versao) return undefined;
    return vencida?.(now) ?? this.audit.changed(tx, { entidade, entidadeId: id });
  }

  /** History and audit rows, one statement each however many lines there are. */
  async write<Name extends string, State extends string>(
    tx: Transaction,
    cycle: Ruled<Name, State>,
    { entidade, linhas, historico }: Written<Name, State>,
  ): Promise<void> {
    const auditadas = linhas.map(({ passo, id, pessoa, de, para, dados }) => {
      const { acao, operacao } = cycle.row(passo);
      return { pessoa, acao: acao ?? operacao ?? passo, entidade, entidadeId: id, dados: { ...dados, de, para } };
    });
    await Promise.all([historico?.(), this.audit.recordOfAll(tx, auditadas)]);
  }
}
