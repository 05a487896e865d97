import { recentSince } from '../app/live.recent.ts';
import { between, LiveLine } from '../live/live-line.ts';
import { lerPainel, renovarTela, type SituacaoDestaTela } from './painel.calls.ts';
import type { Painel } from './painel.queries.ts';
import { esquecer, guardada, guardar } from './painel.snapshot.ts';

export type Ligacao = 'abrindo' | 'ao-vivo' | 'consulta' | 'sem-conexao';
export interface Estado {
  painel: Painel | null;
  ligacao: Ligacao;
  /** Why nobody may look from this screen; null while it shows the day. */
  fechada: SituacaoDestaTela['situacao'] | 'SEM_PERMISSAO' | null;
}

/** Polls even while changes are heard: a wall must not look live when it is not. */
const POLL_MS = [30_000, 36_000] as const;
/** The wait after a change: changes that come together are one reading, and the server's own data is a second old by then. */
const GATHER_MS = [1_200, 2_500] as const;
const GAP_MS = 4_000;
const LONGEST_WAIT_MS = 30_000;
/** Two heartbeats missed. */
const SILENCE_MS = 35_000;

/** A zone that could not be read this time keeps its last data and their age. */
const juntar = (antes: Painel | null, agora: Painel): Painel => ({
  ...agora,
  prazos: agora.prazos ?? antes?.prazos ?? null,
  pedidos: agora.pedidos ?? antes?.pedidos ?? null,
  atrasos: agora.atrasos ?? antes?.atrasos ?? null,
  entregas: agora.entregas ?? antes?.entregas ?? null,
  naoConformidades: agora.naoConformidades ?? antes?.naoConformidades ?? null,
  totais: agora.totais ?? antes?.totais ?? null,
  acimaDoEfetivo: agora.acimaDoEfetivo ?? antes?.acimaDoEfetivo ?? null,
});

type Timer = 'poll' | 'gather';

/** One wall: reads the day at a steady pace and after each change it hears of, as long as this screen may look. */
export class PainelConnection {
  private estado: Estado = { painel: null, ligacao: 'abrindo', fechada: null };
  private isOpen = false;
  private isReading = false;
  private lastRead = 0;
  private isStopped = false;
  private readonly timers: Partial<Record<Timer, ReturnType<typeof setTimeout>>> = {};
  private readonly line: LiveLine;

  constructor(
    private readonly regiao: string | null,
    private readonly tell: (estado: Estado) => void,
  ) {
    const soon = () => this.soon();
    this.line = new LiveLine({
      // Asks also for what changed since this reading began.
      address: () => `/api/ms-alipen/painel/ao-vivo?recentes=${recentSince(Date.now() - this.lastRead)}`,
      events: { mudanca: soon, recarregar: soon, revogada: this.read },
      silenceMs: SILENCE_MS,
      longestWaitMs: LONGEST_WAIT_MS,
      opened: again => this.opened(again),
      lost: () => this.lost(),
      // A reading finds out whether the server is back, and whether this screen is still authorised.
      retry: failures => (this.estado.ligacao === 'consulta' && failures > 1 ? this.listen() : void this.read()),
    });
    window.addEventListener('online', this.read);
    void guardada(regiao).then(antes => {
      if (antes && !this.estado.painel && !this.estado.fechada) this.say({ painel: antes });
    });
    void this.read();
  }

  readonly read = async (): Promise<void> => {
    if (this.isStopped) return;
    if (this.isReading) return this.soon();
    this.isReading = true;
    this.lastRead = Date.now();
    this.after('poll', between(POLL_MS), this.read);
    try {
      await this.readOnce();
    } finally {
      this.isReading = false;
    }
  };

  stop(): void {
    this.isStopped = true;
    window.removeEventListener('online', this.read);
    this.rest();
  }

  /** Neither hears nor reads until it is asked to. */
  private rest(): void {
    this.line.close();
    for (const timer of ['poll', 'gather'] as const) {
      clearTimeout(this.timers[timer]);
      delete this.timers[timer];
    }
  }

  private after(name: Timer, ms: number, run: () => void): void {
    clearTimeout(this.timers[name]);
    this.timers[name] = setTimeout(run, ms);
  }

  private say(change: Partial<Estado>): void {
    this.estado = { ...this.estado, ...change };
    if (!this.isStopped) this.tell(this.estado);
  }

  private opened(again: boolean): void {
    this.isOpen = true;
    // Changes missed while there was no connection are not told, so the wall is read again.
    const missed = again || this.estado.ligacao === 'sem-conexao';
    if (this.estado.ligacao === 'consulta') this.say({ ligacao: 'ao-vivo' });
    if (missed) this.soon();
  }

  private lost(): void {
    this.isOpen = false;
    if (this.estado.ligacao === 'ao-vivo') this.say({ ligacao: 'consulta' });
  }

  private async readOnce(): Promise<void> {
    let lida = await lerPainel(this.regiao);
    // The token is over, or this screen is not authorised yet: the renewal tells which.
    if (lida.tipo === 'negado' && lida.status === 401) {
      const tela = await renovarTela();
      if (tela.tipo !== 'ok') return this.failed();
      if (tela.valor.situacao !== 'AUTORIZADA') return this.shut(tela.valor.situacao);
      lida = await lerPainel(this.regiao);
    }
    if (lida.tipo === 'negado') return this.shut(lida.status === 403 ? 'SEM_PERMISSAO' : 'SEM_TELA');
    if (lida.tipo === 'falha') return this.failed();
    const painel = juntar(this.estado.painel, lida.valor);
    this.say({ painel, fechada: null, ligacao: this.isOpen ? 'ao-vivo' : 'consulta' });
    void guardar(this.regiao, painel);
    this.listen();
  }

  private failed(): void {
    this.say({ ligacao: 'sem-conexao' });
    if (this.isStopped || this.estado.fechada) this.line.close();
    else this.line.fail();
  }

  /**
   * Nobody may look from here any more, so the data seen is deleted too. The first reason stays: a closed screen asks for
   * a code, and a reading after that would find it waiting.
   */
  private shut(fechada: NonNullable<Estado['fechada']>): void {
    this.rest();
    this.isOpen = false;
    void esquecer();
    this.say({ fechada: this.estado.fechada ?? fechada, painel: null, ligacao: 'abrindo' });
  }

  private listen(): void {
    if (!this.isStopped && !this.line.isWaiting && typeof EventSource !== 'undefined') this.line.open();
  }

  private soon(): void {
    if (this.timers.gather) return;
    const gap = Math.max(0, this.lastRead + GAP_MS - Date.now());
    this.after('gather', Math.max(gap, between(GATHER_MS)), () => {
      delete this.timers.gather;
      void this.read();
    });
  }
}
