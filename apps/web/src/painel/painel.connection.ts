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

type Nome = 'poll' | 'gather';

export function startPainel(regiao: string | null, tell: (estado: Estado) => void) {
  let estado: Estado = { painel: null, ligacao: 'abrindo', fechada: null };
  let open = false;
  let reading = false;
  let lastRead = 0;
  let stopped = false;
  const timers: Partial<Record<Nome, ReturnType<typeof setTimeout>>> = {};

  const after = (name: Nome, ms: number, run: () => void) => {
    clearTimeout(timers[name]);
    timers[name] = setTimeout(run, ms);
  };
  const say = (change: Partial<Estado>) => {
    estado = { ...estado, ...change };
    if (!stopped) tell(estado);
  };

  // Asks also for what changed since this reading began.
  const line = new LiveLine({
    address: () => `/api/ms-alipen/painel/ao-vivo?recentes=${recentSince(Date.now() - lastRead)}`,
    events: { mudanca: soon, recarregar: soon, revogada: () => void read() },
    silenceMs: SILENCE_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    opened: again => {
      open = true;
      // Changes missed while there was no connection are not told, so the wall is read again.
      const missed = again || estado.ligacao === 'sem-conexao';
      if (estado.ligacao === 'consulta') say({ ligacao: 'ao-vivo' });
      if (missed) soon();
    },
    lost: () => {
      open = false;
      if (estado.ligacao === 'ao-vivo') say({ ligacao: 'consulta' });
    },
    retry: failures => {
      // A reading finds out whether the server is back, and whether this screen is still authorised.
      if (estado.ligacao === 'consulta' && failures > 1) listen();
      else void read();
    },
  });

  async function read(): Promise<void> {
    if (stopped) return;
    if (reading) return soon();
    reading = true;
    lastRead = Date.now();
    after('poll', between(POLL_MS), read);
    try {
      await readOnce();
    } finally {
      reading = false;
    }
  }

  async function readOnce(): Promise<void> {
    let lida = await lerPainel(regiao);
    // The token is over, or this screen is not authorised yet: the renewal tells which.
    if (lida.tipo === 'negado' && lida.status === 401) {
      const tela = await renovarTela();
      if (tela.tipo !== 'ok') return failed();
      if (tela.valor.situacao !== 'AUTORIZADA') return shut(tela.valor.situacao);
      lida = await lerPainel(regiao);
    }
    if (lida.tipo === 'negado') return shut(lida.status === 403 ? 'SEM_PERMISSAO' : 'SEM_TELA');
    if (lida.tipo === 'falha') return failed();
    const painel = juntar(estado.painel, lida.valor);
    say({ painel, fechada: null, ligacao: open ? 'ao-vivo' : 'consulta' });
    void guardar(regiao, painel);
    listen();
  }

  function failed() {
    say({ ligacao: 'sem-conexao' });
    if (stopped || estado.fechada) line.close();
    else line.fail();
  }

  /** Nobody may look from here any more, so the data seen is deleted too. */
  function shut(fechada: NonNullable<Estado['fechada']>) {
    line.close();
    open = false;
    void esquecer();
    clearTimeout(timers.poll);
    say({ fechada, painel: null, ligacao: 'abrindo' });
  }

  function listen() {
    if (!stopped && !line.isWaiting && typeof EventSource !== 'undefined') line.open();
  }

  function soon() {
    if (timers.gather) return;
    const gap = Math.max(0, lastRead + GAP_MS - Date.now());
    after('gather', Math.max(gap, between(GATHER_MS)), () => {
      delete timers.gather;
      void read();
    });
  }

  const online = () => void read();
  window.addEventListener('online', online);
  void guardada(regiao).then(antes => {
    if (antes && !estado.painel && !estado.fechada) say({ painel: antes });
  });
  void read();
  return {
    read,
    stop() {
      stopped = true;
      window.removeEventListener('online', online);
      line.close();
      for (const name of Object.keys(timers) as Nome[]) clearTimeout(timers[name]);
    },
  };
}
