import { createHash, randomUUID } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { inOneTransaction } from '../src/database/ambient-transaction.ts';
import type { Database } from '../src/database/database.ts';
import { fotos } from '../src/fotos/fotos.schema.ts';
import { FotosService } from '../src/fotos/fotos.service.ts';
import { type Cliente, ids, type Quem } from './pedidos.cenario.ts';
import { confirmado } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];
export type Fiscalizacao = Schemas['Fiscalizacao'];

const sha256De = (texto: string) => createHash('sha256').update(texto).digest('hex');

export type Declarada = Schemas['FotoDeclarada'];
export const declarar = (contexto: Declarada['contexto'] = 'MARMITA'): Declarada => {
  const uuid = randomUUID();
  return { uuid, sha256: sha256De(uuid), bytes: 10, contexto };
};

export async function chegar(
  database: Database,
  { uuid, sha256, contexto }: Declarada,
  lotacaoId = ids.upsl as number,
) {
  const foto = {
    nome: `${uuid}-${sha256}.jpg`,
    sha256,
    lotacaoId,
    contexto,
    tipo: 'image/jpeg',
    bytes: 10,
    usuarioId: 5,
  };
  await database.insert(fotos).values({ ...foto, uuid });
}

export const receberFoto = (cliente: Cliente, database: Database, foto: Declarada) =>
  inOneTransaction(database, async ({ tx }) => {
    await chegar(tx as Database, foto);
    const service = cliente.pegar(FotosService);
    const lida = (await service.presentes(tx, [foto.uuid])).get(foto.uuid);
    if (lida) await service.anunciar(tx, lida);
  });

/** An order of tomorrow in its window, with an inspection of its breakfast opened by the manager. */
export async function aberta(
  cliente: Cliente,
  database: Database,
  mudanca: Partial<Schemas['NovaFiscalizacao']> = {},
): Promise<Fiscalizacao & { etag: string }> {
  const pedido = await confirmado(cliente, database);
  const nova = { origem: 'MANUAL', pedidoId: pedido.id, tipoAlimentacaoId: ids.cafe, ...mudanca };
  const { status, corpo, etag } = await cliente.post<Fiscalizacao>('gestora', '/fiscalizacoes', nova);
  if (status !== 201) throw new Error(JSON.stringify(corpo));
  return { ...corpo, etag };
}

const NC = { resposta: 'NAO_CONFORME', observacao: 'não está' } as const;
const conforme = (...itens: string[]) => itens.map(item => ({ item, resposta: 'CONFORME' as const }));

/** All conforming, with one photo of the open meal; `trocas` replace answers. */
export function respostas(foto: Declarada, ...trocas: Schemas['RespostaDoItem'][]): Schemas['RespostaDoItem'][] {
  const todas: Schemas['RespostaDoItem'][] = [
    {
      item: 'A2',
      quantidades: [
        { tipoPublicoId: ids.interno, entregue: 100 },
        { tipoPublicoId: ids.servidor, entregue: 8 },
      ],
    },
    { item: 'A3', resposta: 'NAO_SE_APLICA' },
    { item: 'B1', leituras: [{ graus: 650 }] },
    { item: 'C1', pesos: { taraG: 20, brutosG: [740, 735, 745] } },
    ...conforme('D1', 'D2', 'D3', 'E5', 'F1', 'F2', 'F3', 'G1', 'G2', 'G3', 'G4'),
    ...['E1', 'E2', 'E3', 'E4'].map(item => ({ item, valor: 5 })),
    { item: 'H1', fotos: [foto.uuid] },
  ];
  return [
    ...todas.map(resposta => trocas.find(({ item }) => item === resposta.item) ?? resposta),
    ...trocas.filter(({ item }) => !todas.some(resposta => resposta.item === item)),
  ];
}

export const inseto = (foto: Declarada): Schemas['RespostaDoItem'] => ({ item: 'E5', ...NC, fotos: [foto.uuid] });

export const conclusao = (
  fotosDeclaradas: Declarada[],
  mudanca: Partial<Schemas['ConclusaoFiscalizacao']> = {},
): Schemas['ConclusaoFiscalizacao'] => ({
  clienteUuid: randomUUID(),
  iniciadaEm: '2026-11-21T09:30:00.000Z',
  concluidaEm: '2026-11-21T09:50:00.000Z',
  respostas: respostas(fotosDeclaradas[0] as Declarada),
  fotosDeclaradas,
  assinatura: { nome: 'Fábio Fiscal' },
  ...mudanca,
});

export const concluir = (cliente: Cliente, quem: Quem, id: number, corpo: unknown) =>
  cliente.post<Fiscalizacao & Schemas['Problema']>(quem, `/fiscalizacoes/${id}/concluir`, corpo);
