import { jest } from '@jest/globals';
import { ProblemError } from '../base/problem.error.ts';
import { isOutrun } from './draft.failure.ts';
import { DraftMachine, type Ports } from './draft.machine.ts';
import type { KeptDraft, Message, Rules } from './draft.model.ts';
import { type Fields, merge } from './merge.ts';

const ALMOCO = '1:1';
const JANTAR = '2:1';
type Campos = Fields<number | string>;
const programa: Campos = { [ALMOCO]: 100, [JANTAR]: 100, observacao: '' };

interface Pedido {
  id: number;
  versao: number;
  situacao: string;
  acoes: string[];
  campos: Campos;
}

interface Envio {
  chave: string;
}

type Guardado = KeptDraft<Campos, Envio> & { versao: number | null };

const regras: Rules<Pedido, Campos> = {
  pause: 1000,
  fieldsOf: ({ campos }) => campos,
  isNewer: (deles, visto) => deles.id !== visto.id || deles.versao > visto.versao,
  editable: ({ acoes }) => acoes.includes('editar'),
  sendable: ({ acoes }) => acoes.includes('enviar'),
  isOutrun,
  blank: 0,
  merge,
};

function umServidor() {
  const servidor = {
    pedido: null as Pedido | null,
    rede: true,
    sessao: true,
    /** Loses the next answer on the way back: the write happened. */
    perderResposta: false,
    chamadas: [] as string[],
    envios: new Map<string, Pedido>(),
  };
  const pedidoCom = (campos: Campos, versao: number, situacao = 'RASCUNHO'): Pedido => ({
    id: 1,
    versao,
    situacao,
    acoes: situacao === 'RASCUNHO' ? ['editar', 'enviar'] : [],
    campos,
  });
  const chamar = (nome: string, fazer: () => Pedido) => {
    servidor.chamadas.push(nome);
    if (!servidor.rede) throw new ProblemError(0, {});
    if (!servidor.sessao) throw new ProblemError(401, {});
    servidor.pedido = fazer();
    if (servidor.perderResposta) {
      servidor.perderResposta = false;
      throw new ProblemError(0, {});
    }
    return servidor.pedido;
  };
  const conferir = (versao: number) => {
    if (servidor.pedido?.situacao !== 'RASCUNHO') throw new ProblemError(409, {});
    if (servidor.pedido.versao !== versao) throw new ProblemError(412, { detail: 'alterado por Rui às 14:32' });
  };
  return {
    ...servidor,
    estado: servidor,
    criar: async (campos: Campos) =>
      chamar('criar', () => {
        if (servidor.pedido) throw new ProblemError(409, {});
        return pedidoCom(campos, 1);
      }),
    editar: async ({ versao }: Pedido, campos: Campos) =>
      chamar('editar', () => {
        conferir(versao);
        return pedidoCom(campos, versao + 1);
      }),
    enviar: async ({ versao }: Pedido, { chave }: { chave: string }) =>
      chamar('enviar', () => {
        const repetido = servidor.envios.get(chave);
        if (repetido) return repetido;
        conferir(versao);
        const enviado = pedidoCom(servidor.pedido?.campos ?? {}, versao + 1, 'ENVIADO');
        servidor.envios.set(chave, enviado);
        return enviado;
      }),
    outro: (mudados: Campos) => {
      const { campos, versao } = servidor.pedido ?? { campos: programa, versao: 0 };
      servidor.pedido = pedidoCom({ ...campos, ...mudados }, versao + 1);
    },
  };
}

type Servidor = ReturnType<typeof umServidor>;

function umaTela(servidor: Servidor, disco: { rascunho: Guardado | null } = { rascunho: null }) {
  const visto = servidor.estado.pedido;
  const campos = visto?.campos ?? programa;
  const tela = { campos, recados: [] as Message<Pedido, Campos>[] };
  const portas: Ports<Pedido, Campos, Envio> = {
    save: (visto, campos) => (visto ? servidor.editar(visto, campos) : servidor.criar(campos)),
    send: servidor.enviar,
    read: async () => {
      if (!servidor.estado.rede) throw new ProblemError(0, {});
      return servidor.estado.pedido;
    },
    keep: async (rascunho, visto) => {
      disco.rascunho = rascunho && { ...rascunho, versao: visto?.versao ?? null };
      return true;
    },
    tell: recado => tela.recados.push(recado),
    apply: novos => {
      tela.campos = { ...tela.campos, ...novos };
    },
  };
  const draft = new DraftMachine({ seen: visto, fields: campos }, regras, portas);
  const { dispatch } = draft;
  const digitar = (novos: Campos) => {
    tela.campos = { ...tela.campos, ...novos };
    dispatch({ type: 'typed', fields: tela.campos });
  };
  const retomar = (kept: Guardado) =>
    dispatch({ type: 'resumed', kept, sameVersion: kept.versao === draft.status.seen?.versao });
  return { tela, draft, dispatch, digitar, retomar, disco };
}

const passar = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const envio = (chave = 'k1'): Envio => ({ chave });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a draft', () => {
  it('is on the computer at once and on the server within two seconds, in one call', async () => {
    const servidor = umServidor();
    const { digitar, disco, draft } = umaTela(servidor);
    digitar({ [ALMOCO]: 3 });
    expect(disco.rascunho?.mine[ALMOCO]).toBe(3);
    digitar({ [ALMOCO]: 34 });
    await passar(2000);
    expect(servidor.estado.chamadas).toEqual(['criar']);
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(34);
    expect(draft.status).toMatchObject({ phase: 'idle', dirty: false });
    expect(disco.rascunho).toBeNull();
  });

  it('typed and taken back opens nothing on the server', async () => {
    const servidor = umServidor();
    const { digitar } = umaTela(servidor);
    digitar({ [ALMOCO]: 3 });
    digitar({ [ALMOCO]: 100 });
    await passar(5000);
    expect(servidor.estado.chamadas).toEqual([]);
  });

  it('saves again what was typed while a save was under way', async () => {
    const servidor = umServidor();
    const { digitar, draft } = umaTela({
      ...servidor,
      criar: async campos => {
        const criado = await servidor.criar(campos);
        await new Promise(resolve => setTimeout(resolve, 500));
        return criado;
      },
    });
    digitar({ [ALMOCO]: 3 });
    await passar(1200);
    expect(draft.status.phase).toBe('saving');
    digitar({ [ALMOCO]: 35 });
    await passar(2000);
    expect(servidor.estado.chamadas).toEqual(['criar', 'editar']);
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(35);
    expect(draft.status).toMatchObject({ phase: 'idle', dirty: false });
  });

  it('without a network stays on the computer, and goes by itself when there is one', async () => {
    const servidor = umServidor();
    const { digitar, disco, draft } = umaTela(servidor);
    servidor.estado.rede = false;
    digitar({ [ALMOCO]: 3 });
    await passar(3000);
    expect(draft.status.phase).toBe('offline');
    expect(disco.rascunho?.mine[ALMOCO]).toBe(3);
    servidor.estado.rede = true;
    await passar(30_000);
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(3);
    expect(disco.rascunho).toBeNull();
  });

  it('whose answer was lost is not made twice and asks nothing', async () => {
    const servidor = umServidor();
    const { digitar, draft } = umaTela(servidor);
    servidor.estado.perderResposta = true;
    digitar({ [ALMOCO]: 3 });
    await passar(1500);
    digitar({ [ALMOCO]: 7 });
    await passar(5000);
    expect(servidor.estado.pedido).toMatchObject({ versao: 2, campos: { [ALMOCO]: 7 } });
    expect(draft.status.conflict).toBeNull();
  });

  it('waits for the session to come back, without asking again and again', async () => {
    const servidor = umServidor();
    const { digitar, dispatch } = umaTela(servidor);
    servidor.estado.sessao = false;
    digitar({ [ALMOCO]: 3 });
    await passar(60_000);
    expect(servidor.estado.chamadas).toHaveLength(1);
    servidor.estado.sessao = true;
    dispatch({ type: 'woken' });
    await passar(10);
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(3);
  });

  it('goes to the server when its form is left', async () => {
    const servidor = umServidor();
    const { digitar, dispatch } = umaTela(servidor);
    digitar({ [ALMOCO]: 3 });
    dispatch({ type: 'closed' });
    await passar(0);
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(3);
  });
});

describe('two people on one draft', () => {
  it('join cell by cell in silence where only one changed', async () => {
    const servidor = umServidor();
    servidor.outro({});
    const { digitar, tela, draft } = umaTela(servidor);
    servidor.outro({ [JANTAR]: 90 });
    digitar({ [ALMOCO]: 3 });
    await passar(2000);
    expect(servidor.estado.pedido?.campos).toMatchObject({ [ALMOCO]: 3, [JANTAR]: 90 });
    expect(tela.campos[JANTAR]).toBe(90);
    expect(draft.status.merged).toEqual({ keys: [JANTAR], author: 'Rui, 14:32' });
  });

  it('are asked where both changed, and nothing is saved before the answer', async () => {
    const servidor = umServidor();
    servidor.outro({});
    const { digitar, draft, dispatch } = umaTela(servidor);
    servidor.outro({ [ALMOCO]: 90 });
    digitar({ [ALMOCO]: 3 });
    await passar(20_000);
    expect(draft.status.conflict).toMatchObject({ keys: [ALMOCO], mine: { [ALMOCO]: 3 }, theirs: { [ALMOCO]: 90 } });
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(90);
    dispatch({ type: 'resolved', fields: { [ALMOCO]: 50 } });
    await passar(10);
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(50);
  });

  it('who open the same day at once make one order', async () => {
    const servidor = umServidor();
    const um = umaTela(servidor);
    const outro = umaTela(servidor);
    um.digitar({ [ALMOCO]: 3 });
    outro.digitar({ [JANTAR]: 4 });
    await passar(5000);
    expect(servidor.estado.pedido).toMatchObject({ id: 1, campos: { [ALMOCO]: 3, [JANTAR]: 4 } });
  });

  it('see what was typed after the other sent it, and nothing is lost in silence', async () => {
    const servidor = umServidor();
    servidor.outro({});
    const { digitar, draft } = umaTela(servidor);
    digitar({ [ALMOCO]: 3 });
    const pedido = servidor.estado.pedido;
    if (pedido) servidor.estado.pedido = { ...pedido, versao: 9, situacao: 'ENVIADO', acoes: [] };
    await passar(2000);
    expect(draft.status).toMatchObject({ leftover: { [ALMOCO]: 3 }, seen: { situacao: 'ENVIADO' } });
  });

  it('see too what they finish in a cell that stood open, over the order as it was sent', async () => {
    const servidor = umServidor();
    servidor.outro({});
    const { draft, dispatch, tela, disco } = umaTela(servidor);
    const pedido = servidor.estado.pedido;
    if (pedido)
      dispatch({ type: 'arrived', version: { ...pedido, versao: 9, situacao: 'ENVIADO', acoes: [] }, author: 'Rui' });
    dispatch({ type: 'typedLate', fields: tela.campos });
    expect(draft.status.leftover).toBeNull();
    tela.campos = { ...tela.campos, [ALMOCO]: 35 };
    dispatch({ type: 'typedLate', fields: tela.campos });
    expect(draft.status.leftover).toMatchObject({ [ALMOCO]: 35, [JANTAR]: 100 });
    expect(tela.campos[ALMOCO]).toBe(100);
    await passar(20_000);
    expect(servidor.estado.chamadas).toEqual([]);
    expect(disco.rascunho?.leftover).toMatchObject({ [ALMOCO]: 35 });
    dispatch({ type: 'leftoverDropped' });
    expect(disco.rascunho).toBeNull();
  });

  it('see it again after the tab was killed, until they have noted it', async () => {
    const servidor = umServidor();
    servidor.outro({});
    const pedido = servidor.estado.pedido;
    if (pedido) servidor.estado.pedido = { ...pedido, versao: 9, situacao: 'ENVIADO', acoes: [] };
    const disco = { rascunho: null as Guardado | null };
    const antes = umaTela(servidor, disco);
    antes.dispatch({ type: 'typedLate', fields: { ...antes.tela.campos, [ALMOCO]: 35 } });
    const depois = umaTela(servidor, disco);
    if (disco.rascunho?.leftover) depois.dispatch({ type: 'leftoverAdded', fields: disco.rascunho.leftover });
    expect(depois.draft.status.leftover).toMatchObject({ [ALMOCO]: 35 });
    // Values that the order already has are not reported.
    const igual = umaTela(servidor, disco);
    igual.dispatch({ type: 'leftoverAdded', fields: { [ALMOCO]: 100 } });
    expect(igual.draft.status.leftover).toBeNull();
    expect(disco.rascunho).toBeNull();
  });
});

describe('two tabs of one person', () => {
  it('follow each other; the one that typed saves', async () => {
    const servidor = umServidor();
    const uma = umaTela(servidor);
    const outra = umaTela(servidor);
    uma.digitar({ [ALMOCO]: 3 });
    for (const recado of uma.tela.recados.splice(0)) outra.dispatch({ type: 'heard', message: recado });
    expect(outra.tela.campos[ALMOCO]).toBe(3);
    await passar(2000);
    for (const recado of uma.tela.recados.splice(0)) outra.dispatch({ type: 'heard', message: recado });
    await passar(20_000);
    expect(servidor.estado.chamadas).toEqual(['criar']);
    expect(outra.draft.status).toMatchObject({ dirty: false, seen: { versao: 1 } });
  });

  it('where the one that typed dies, the other saves', async () => {
    const servidor = umServidor();
    const uma = umaTela(servidor);
    const outra = umaTela(servidor);
    uma.digitar({ [ALMOCO]: 3 });
    const [recado] = uma.tela.recados;
    if (recado) outra.dispatch({ type: 'heard', message: recado });
    servidor.estado.rede = false;
    await passar(1500);
    servidor.estado.rede = true;
    await passar(10_000);
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(3);
  });
});

describe('sending', () => {
  it('saves first what is typed, then sends once', async () => {
    const servidor = umServidor();
    const { digitar, draft, dispatch } = umaTela(servidor);
    digitar({ [ALMOCO]: 3 });
    dispatch({ type: 'sendAsked', intent: envio() });
    await passar(10);
    expect(servidor.estado.chamadas).toEqual(['criar', 'enviar']);
    expect(draft.status).toMatchObject({ intent: null, seen: { situacao: 'ENVIADO' }, leftover: null });
  });

  it('asked without a network waits with its key, and happens once', async () => {
    const servidor = umServidor();
    const { digitar, dispatch, disco } = umaTela(servidor);
    digitar({ [ALMOCO]: 3 });
    await passar(2000);
    servidor.estado.rede = false;
    dispatch({ type: 'sendAsked', intent: envio('k7') });
    await passar(10);
    expect(disco.rascunho?.intent?.chave).toBe('k7');
    servidor.estado.rede = true;
    await passar(30_000);
    expect([...servidor.estado.envios.keys()]).toEqual(['k7']);
    expect(disco.rascunho).toBeNull();
  });

  it('whose answer was lost is the same sending after a reload', async () => {
    const servidor = umServidor();
    const disco = { rascunho: null as Guardado | null };
    const antes = umaTela(servidor, disco);
    antes.digitar({ [ALMOCO]: 3 });
    await passar(2000);
    servidor.estado.perderResposta = true;
    antes.dispatch({ type: 'sendAsked', intent: envio('k9') });
    await passar(10);
    antes.dispatch({ type: 'closed' });
    const rascunho = disco.rascunho;
    expect(rascunho?.intent?.chave).toBe('k9');
    const depois = umaTela(servidor, disco);
    if (rascunho) depois.retomar(rascunho);
    await passar(30_000);
    expect(servidor.estado.envios.size).toBe(1);
    expect(depois.draft.status).toMatchObject({ intent: null, leftover: null, seen: { situacao: 'ENVIADO' } });
  });

  it('refused by a rule is no longer pending, and says why', async () => {
    const servidor = umServidor();
    const { digitar, draft, dispatch } = umaTela({
      ...servidor,
      enviar: async () => {
        throw new ProblemError(422, { detail: 'Informe o motivo.' });
      },
    });
    digitar({ [ALMOCO]: 3 });
    dispatch({ type: 'sendAsked', intent: envio() });
    await passar(10);
    expect(draft.status).toMatchObject({ intent: null, phase: 'refused', error: { message: 'Informe o motivo.' } });
  });
});

describe('numbers of an earlier visit', () => {
  it('go over the version they were typed on, joined with what changed since', async () => {
    const servidor = umServidor();
    servidor.outro({});
    const disco = { rascunho: null as Guardado | null };
    const antes = umaTela(servidor, disco);
    servidor.estado.rede = false;
    antes.digitar({ [ALMOCO]: 3 });
    const rascunho = disco.rascunho;
    servidor.estado.rede = true;
    servidor.outro({ [JANTAR]: 80 });
    const depois = umaTela(servidor);
    if (rascunho) depois.retomar(rascunho);
    await passar(5000);
    expect(servidor.estado.pedido?.campos).toMatchObject({ [ALMOCO]: 3, [JANTAR]: 80 });
    expect(depois.tela.campos).toMatchObject({ [ALMOCO]: 3, [JANTAR]: 80 });
  });
});
