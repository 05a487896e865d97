import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { serve } from '../app/fetch.fixture.ts';
import {
  type OutboxItem,
  type OutboxPhoto,
  readItem,
  readItems,
  readPhoto,
  readPhotos,
  removeItem,
  removePhotos,
  writeItem,
  writePhoto,
} from './device.store.ts';
import { sendOutbox } from './outbox.sender.ts';

globalThis.structuredClone ??= value => deserialize(serialize(value));

const PERSON = 'M-1';
type Answer = { status: number; json?: object } | 'no network';
const REFUSED: Answer = { status: 422, json: { detail: 'Esta fiscalização já foi encerrada.' } };
const WITHOUT_SESSION: Answer = { status: 401, json: { title: 'Entre de novo.' } };

let arrived: string[];
let answers: Record<string, Answer | (() => Promise<Answer> | Answer)>;

async function answerTo(what: string, well: object): Promise<Answer> {
  arrived.push(what);
  const planned = answers[what];
  return (typeof planned === 'function' ? await planned() : planned) ?? { status: 200, json: well };
}

class Call {
  status = 0;
  responseText = '';
  timeout = 0;
  upload = {};
  onload = () => undefined;
  onerror = () => undefined;
  private id = '';
  private sha256 = '';
  open(_method: string, address: string) {
    const { pathname, searchParams } = new URL(address);
    this.id = pathname.split('/').at(-1) ?? '';
    this.sha256 = searchParams.get('sha256') ?? '';
  }
  setRequestHeader() {}
  getResponseHeader = () => null;
  async send({ size }: Blob) {
    const answer = await answerTo(`foto ${this.id}`, { foto: `${this.id}.jpg`, bytes: size, sha256: this.sha256 });
    if (answer === 'no network') return this.onerror();
    this.status = answer.status;
    this.responseText = JSON.stringify(answer.json ?? {});
    this.onload();
  }
}

let minute = 0;
const later = () => new Date(Date.UTC(2026, 10, 20, 12, minute++)).toISOString();

const inspection = (number: number, photos: string[] = [], over: Partial<OutboxItem> = {}) =>
  writeItem({
    ...{ id: `r-${number}`, person: PERSON, kind: 'fiscalizacao', title: `Fiscalização ${number}`, detail: 'UPSL 1' },
    ...{ body: { fiscalizacaoId: number, conclusao: { clienteUuid: `r-${number}` } } },
    ...{ photos, at: later(), delivered: false, refusal: null, ...over },
  });
const reception = (order: number, photos: string[]) =>
  inspection(order, photos, {
    kind: 'recebimento',
    body: { modo: 'registrar', pedidoId: order, tipoAlimentacaoId: 1, recebimentoId: null, fotosEnviadas: [] },
  });
const photo = (id: string, size: number, over: Partial<OutboxPhoto> = {}) =>
  writePhoto({
    ...{ id, person: PERSON, lotacaoId: 1, contexto: 'MARMITA', title: 'Marmita', at: later(), original: null },
    ...{ image: { size, type: 'image/jpeg' } as Blob, sha256: `sha-${id}`, takenAt: null, tries: 1, name: null },
    ...{ refusal: null, ...over },
  });

const waiting = async () => (await readItems(PERSON)).map(({ id }) => id);
const onDevice = async () => (await readPhotos(PERSON)).map(({ id }) => id);

beforeEach(() => {
  arrived = [];
  answers = {};
  const inspections = [1, 2, 3].map(number => `/api/ms-alipen/fiscalizacoes/${number}/concluir`);
  serve({
    ...Object.fromEntries(
      inspections.map((path, at) => [`POST ${path}`, () => answerTo(`fiscalização ${at + 1}`, {})]),
    ),
    'GET /api/ms-alipen/pedidos/7/recebimentos': { json: { pedido: { versao: 3 }, entregas: [] } },
    'POST /api/ms-alipen/pedidos/7/recebimentos': ({ body }) =>
      answerTo(`recebimento 7 com ${(body as { fotos: string[] }).fotos.join(' e ')}`, {}),
  });
  globalThis.XMLHttpRequest = Call as never;
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'locks');
  for (const item of await readItems(PERSON)) await removeItem(item);
  await removePhotos(await onDevice());
});

describe('o que sai da fila, e em que ordem', () => {
  it('primeiro as respostas, na ordem em que foram concluídas; depois as fotos, da menor para a maior', async () => {
    await inspection(1, ['grande', 'pequena']);
    await inspection(2, ['media']);
    for (const [id, size] of [
      ['grande', 900],
      ['pequena', 100],
      ['media', 500],
    ] as const)
      await photo(id, size);
    expect(await sendOutbox(PERSON)).toBe('done');
    expect(arrived).toEqual(['fiscalização 1', 'fiscalização 2', 'foto pequena', 'foto media', 'foto grande']);
    expect([await waiting(), await onDevice()]).toEqual([[], []]);
  });

  it('o recebimento, que diz as fotos pelo nome, espera por elas e vai por último', async () => {
    await reception(7, ['b', 'a']);
    await inspection(1);
    await photo('a', 100);
    await photo('b', 200);
    expect(await sendOutbox(PERSON)).toBe('done');
    // The photos are in the order they were taken, whichever was sent first.
    expect(arrived).toEqual(['fiscalização 1', 'foto a', 'foto b', 'recebimento 7 com b.jpg e a.jpg']);
    expect([await waiting(), await onDevice()]).toEqual([[], []]);
  });

  it('o registro entregue fica no aparelho até chegar a última foto dele, e só então sai com elas', async () => {
    await inspection(1, ['a', 'b']);
    await photo('a', 100);
    await photo('b', 200);
    answers['foto b'] = 'no network';
    expect(await sendOutbox(PERSON)).toBe('later');
    expect(await readItem('r-1')).toMatchObject({ delivered: true, refusal: null });
    expect([(await readPhoto('a'))?.name, (await readPhoto('b'))?.name]).toEqual(['a.jpg', null]);

    answers = {};
    arrived = [];
    expect(await sendOutbox(PERSON)).toBe('done');
    expect(arrived).toEqual(['foto b']);
    expect([await waiting(), await onDevice()]).toEqual([[], []]);
  });

  it('o que é de outra pessoa não sai com a sessão desta', async () => {
    await inspection(1, [], { person: 'M-2' });
    expect(await sendOutbox(PERSON)).toBe('done');
    expect(arrived).toEqual([]);
    await removeItem({ id: 'r-1', photos: [] });
  });
});

describe('o que interrompe o envio, e o que não', () => {
  it.each([
    ['sem rede', 'no network'],
    ['com o servidor falhando', { status: 503 }],
    ['com a sessão por renovar', WITHOUT_SESSION],
  ] as const)('%s para na primeira, e nada muda no aparelho', async (_name, answer) => {
    await inspection(1, ['a']);
    await inspection(2);
    await photo('a', 100);
    answers['fiscalização 1'] = answer;
    expect(await sendOutbox(PERSON)).toBe('later');
    expect(arrived).toEqual(['fiscalização 1']);
    expect((await readItems(PERSON)).map(({ delivered, refusal }) => [delivered, refusal])).toEqual([
      [false, null],
      [false, null],
    ]);
    expect(await onDevice()).toEqual(['a']);
  });

  const FULL: Answer = { status: 507, json: { detail: 'O servidor está sem espaço para guardar arquivos.' } };
  const BUSY: Answer = { status: 503, json: { detail: 'O servidor está ocupado.', instance: 'a1b2' } };
  const BUSY_SAID = 'O servidor está ocupado. Código para o atendimento: a1b2';

  it.each([
    ['507', FULL, 'O servidor está sem espaço para guardar arquivos.'],
    ['503', BUSY, BUSY_SAID],
    ['sem rede', 'no network', null],
  ] as const)('o que espera diz por quê (%s), e deixa de dizer quando chega', async (_name, answer, said) => {
    await inspection(1, ['a', 'b']);
    await photo('a', 100);
    await photo('b', 200);
    answers['fiscalização 1'] = answer;
    expect(await sendOutbox(PERSON)).toBe('later');
    expect([(await readItem('r-1'))?.waiting ?? null, (await readItem('r-1'))?.refusal]).toEqual([said, null]);

    answers = { 'foto b': answer };
    expect(await sendOutbox(PERSON)).toBe('later');
    expect(await readItem('r-1')).toMatchObject({ delivered: true, waiting: null });
    expect(await readPhoto('a')).toMatchObject({ name: 'a.jpg', waiting: null });
    const { waiting: saidOfB = null, ...b } = (await readPhoto('b')) as OutboxPhoto;
    expect([b.name, b.refusal, saidOfB]).toEqual([null, null, said]);

    answers = { 'foto b': { status: 422, json: { detail: 'Isto não é uma foto.' } } };
    expect(await sendOutbox(PERSON)).toBe('done');
    expect(await readPhoto('b')).toMatchObject({ refusal: 'Isto não é uma foto.', waiting: null });
  });

  it('o motivo da espera fica enquanto não há rede, e dá lugar ao da recusa', async () => {
    await inspection(1);
    answers['fiscalização 1'] = BUSY;
    await sendOutbox(PERSON);
    answers['fiscalização 1'] = 'no network';
    await sendOutbox(PERSON);
    expect((await readItem('r-1'))?.waiting).toBe(BUSY_SAID);
    answers['fiscalização 1'] = REFUSED;
    await sendOutbox(PERSON);
    expect(await readItem('r-1')).toMatchObject({ refusal: 'Esta fiscalização já foi encerrada.', waiting: null });
  });

  it('o que a pessoa tirou da fila enquanto ia não volta com o motivo', async () => {
    await inspection(1);
    answers['fiscalização 1'] = async () => {
      await removeItem({ id: 'r-1', photos: [] });
      return BUSY;
    };
    expect(await sendOutbox(PERSON)).toBe('later');
    expect(await waiting()).toEqual([]);
  });

  it('o recusado fica com o motivo, e o resto segue; não é tentado de novo sozinho', async () => {
    await inspection(1, ['presa']);
    await inspection(2, ['a']);
    await photo('presa', 50);
    await photo('a', 100);
    answers['fiscalização 1'] = REFUSED;
    expect(await sendOutbox(PERSON)).toBe('done');
    expect(arrived).toEqual(['fiscalização 1', 'fiscalização 2', 'foto a']);
    expect(await readItem('r-1')).toMatchObject({ refusal: 'Esta fiscalização já foi encerrada.', delivered: false });
    expect(await onDevice()).toEqual(['presa']);

    arrived = [];
    expect(await sendOutbox(PERSON)).toBe('done');
    expect(arrived).toEqual([]);
  });

  it('a foto recusada fica com o motivo e segura só o registro dela', async () => {
    await inspection(1, ['a', 'b']);
    await inspection(2, ['c']);
    for (const [id, size] of [
      ['a', 100],
      ['b', 200],
      ['c', 300],
    ] as const)
      await photo(id, size);
    answers['foto a'] = { status: 422, json: { detail: 'Isto não é uma foto.' } };
    expect(await sendOutbox(PERSON)).toBe('done');
    expect(await readPhoto('a')).toMatchObject({ refusal: 'Isto não é uma foto.', name: null });
    expect(await waiting()).toEqual(['r-1']);
    expect((await onDevice()).sort()).toEqual(['a', 'b']);
  });

  it('a foto que o servidor diz ter recebido cortada não conta como chegada', async () => {
    await inspection(1, ['a']);
    await photo('a', 100);
    answers['foto a'] = { status: 200, json: { foto: 'a.jpg', bytes: 40, sha256: 'sha-a' } };
    expect(await sendOutbox(PERSON)).toBe('later');
    expect([(await readPhoto('a'))?.name, await waiting()]).toEqual([null, ['r-1']]);
  });

  it('o registro cuja foto sumiu do aparelho diz isso, e não vai sem ela', async () => {
    await inspection(1, ['sumida']);
    expect(await sendOutbox(PERSON)).toBe('done');
    expect(arrived).toEqual([]);
    expect((await readItem('r-1'))?.refusal).toBe('Uma foto deste registro não está mais neste aparelho.');
  });

  it('o que a pessoa tirou da fila enquanto outro ia não é enviado', async () => {
    await inspection(1);
    await inspection(2, ['a']);
    await photo('a', 100);
    answers['fiscalização 1'] = async () => {
      await removeItem({ id: 'r-2', photos: ['a'] });
      return { status: 200, json: {} };
    };
    expect(await sendOutbox(PERSON)).toBe('done');
    expect(arrived).toEqual(['fiscalização 1']);
    expect(await waiting()).toEqual([]);
  });
});

describe('duas abas', () => {
  const locks = (free: boolean) =>
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: {
        request: (_name: string, { ifAvailable }: { ifAvailable: boolean }, work: (lock: object | null) => unknown) => {
          if (!ifAvailable) throw new Error('A tab that waits for the lock sends a second time.');
          return Promise.resolve(work(free ? {} : null));
        },
      },
    });

  it('enquanto outra aba envia, esta não envia nada', async () => {
    await inspection(1);
    locks(false);
    expect(await sendOutbox(PERSON)).toBe('elsewhere');
    expect([arrived, await waiting()]).toEqual([[], ['r-1']]);
  });

  it('com a vez, envia', async () => {
    await inspection(1);
    locks(true);
    expect(await sendOutbox(PERSON)).toBe('done');
    expect(arrived).toEqual(['fiscalização 1']);
  });
});
