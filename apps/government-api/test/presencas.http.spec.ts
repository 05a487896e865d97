import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { codigoFixo, textoDoCartaz } from '../src/presencas/presencas.rules.ts';
import {
  aberta,
  chegar,
  concluir,
  conclusao,
  declarar,
  type Fiscalizacao,
  respostas,
} from './fiscalizacoes.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { textosDoPdf } from './kit/pdf.ts';
import { abrirCliente, type Cliente, ids, semearCenario } from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];

describe('a presença de quem fiscaliza', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });

  const daTela = async () => (await cliente.get<Schemas['CodigoPresenca']>('solicitante', '/codigo-presenca')).corpo;
  const ler = async (id: number) => (await cliente.get<Fiscalizacao>('gestora', `/fiscalizacoes/${id}`)).corpo;

  async function fiscalizada(mudanca: Partial<Schemas['ConclusaoFiscalizacao']>, chegaEm?: string) {
    await esvaziar(banco.database);
    const { id } = await aberta(cliente, banco.database);
    await cliente.post('fiscal', `/fiscalizacoes/${id}/iniciar`, {});
    const foto = declarar();
    await chegar(banco.database, foto);
    if (chegaEm) cliente.em(chegaEm);
    expect((await concluir(cliente, 'fiscal', id, conclusao([foto], mudanca))).status).toBe(200);
    return ler(id);
  }

  it('a tela mostra à própria unidade um código que muda, e o segredo não sai; quem fiscaliza não o lê', async () => {
    cliente.em('2026-11-21T12:00:10.000Z');
    const um = await daTela();
    expect(um).toMatchObject({ texto: `ALIPEN-R-${ids.upsl}-${um.codigo}`, valeAte: '2026-11-21T12:00:30.000Z' });
    cliente.em('2026-11-21T12:00:40.000Z');
    expect((await daTela()).codigo).not.toBe(um.codigo);
    for (const quem of ['fiscal', 'gestora'] as const) {
      expect((await cliente.get(quem, '/codigo-presenca')).status).toBe(403);
    }
  });

  it('o cartaz traz o código fixo em QR e por escrito, à unidade e ao gestor; o de outra não', async () => {
    const url = `/lotacoes/${ids.upsl}/cartaz-presenca`;
    const papel = await cliente.baixar('gestora', url);
    const [unidade] = await rows<{ lotacaoId: number; segredo: string }>(
      banco.database,
      sql`select lotacao_id as "lotacaoId", segredo from segredos_presenca`,
    );
    const codigo = codigoFixo(unidade as NonNullable<typeof unidade>);
    expect(textosDoPdf(papel.bytes).join('\n')).toContain(`${codigo.slice(0, 4)} ${codigo.slice(4)}`);
    expect((await cliente.post('gestora', `/lotacoes/${ids.upsl}/codigo-presenca`, undefined)).status).toBe(204);
    const outro = textosDoPdf((await cliente.baixar('gestora', url)).bytes).join('\n');
    expect(outro).not.toContain(`${codigo.slice(0, 4)} ${codigo.slice(4)}`);
    expect((await cliente.baixar('solicitante', url)).status).toBe(200);
    expect((await cliente.baixar('doAcre', url)).status).toBe(403);
    expect((await cliente.baixar('gestora', '/lotacoes/999/cartaz-presenca')).status).toBe(404);
  });

  it('lida sem rede, é conferida ao chegar pela hora da leitura, acertado o relógio do aparelho', async () => {
    cliente.em('2026-11-21T12:40:00.000Z');
    const { texto } = await daTela();
    // The phone is four minutes ahead, and sends three hours later.
    const tresHorasDepois = '2026-11-21T15:40:00.000Z';
    const horas = {
      iniciadaEm: '2026-11-21T12:42:00.000Z',
      concluidaEm: '2026-11-21T12:55:00.000Z',
      enviadaEm: '2026-11-21T15:44:00.000Z',
    };
    const lida = { texto, em: '2026-11-21T12:44:20.000Z', digitado: false };
    const { presenca, conclusao: versao, id } = await fiscalizada({ ...horas, presenca: lida }, tresHorasDepois);
    expect(presenca).toBe('QR_ROTATIVO');
    expect(versao?.presenca).toEqual({ forma: 'QR_ROTATIVO', em: '2026-11-21T12:40:20.000Z' });
    const { bytes } = await cliente.baixar('gestora', `/fiscalizacoes/${id}/termo`);
    expect(textosDoPdf(bytes).join('\n')).toMatch(/QR da tela da unidade/);
    const semAcerto = await fiscalizada({ ...horas, enviadaEm: undefined, presenca: lida }, tresHorasDepois);
    expect(semAcerto.presenca).toBe('NAO_CONFERE');
  });

  it('sem código também se conclui, e a lista separa; a retificação fica com a da original', async () => {
    expect((await fiscalizada({})).conclusao?.presenca).toEqual({ forma: 'SEM', em: null });
    await cliente.baixar('gestora', `/lotacoes/${ids.upsl}/cartaz-presenca`);
    const [unidade] = await rows<{ lotacaoId: number; segredo: string }>(
      banco.database,
      sql`select lotacao_id as "lotacaoId", segredo from segredos_presenca`,
    );
    const texto = textoDoCartaz(unidade as NonNullable<typeof unidade>);
    const uma = await fiscalizada({ presenca: { texto, em: '2026-11-21T09:31:00.000Z', digitado: true } });
    expect(uma.presenca).toBe('A_MAO');
    const foto = uma.conclusao?.fotos[0] as Schemas['FotoDaFiscalizacao'];
    const { uuid, sha256, bytes, contexto } = foto;
    const declarada = { uuid, sha256, bytes, contexto };
    const { clienteUuid, fotosDeclaradas, assinatura } = conclusao([declarada]);
    const corpo = {
      clienteUuid,
      motivo: 'Era outra coisa.',
      fotosDeclaradas,
      assinatura,
      respostas: respostas(declarada),
    };
    const retificada = await cliente.post<Fiscalizacao>(
      'gestora',
      `/fiscalizacoes/${uma.id}/retificar`,
      corpo,
      `"${uma.versao}"`,
    );
    expect([retificada.status, retificada.corpo.presenca]).toEqual([200, 'A_MAO']);
    const lista = await cliente.get<Schemas['PaginaFiscalizacoes']>('gestora', '/fiscalizacoes?presenca=A_MAO');
    expect(lista.corpo.itens.map(({ id }) => id)).toEqual([uma.id]);
  });
});
