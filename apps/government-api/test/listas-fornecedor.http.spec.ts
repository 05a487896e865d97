import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { readSpreadsheet } from '../src/spreadsheets/read-spreadsheet.ts';
import { prepararBanco } from './kit/banco.ts';
import {
  AGORA,
  AMANHA,
  abrirCliente,
  type Cliente,
  enviarPedido,
  ids,
  item,
  semearCenario,
} from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Lista = Schemas['ListaFornecedor'];
type Emissao = Schemas['EmissaoDaLista'];

const FORNECEDOR = 1;
const CAMINHO = `/listas-fornecedor/${FORNECEDOR}/${AMANHA}`;

describe('a lista consolidada de cada fornecedor', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    await banco.database.execute(sql`update lotacoes set endereco = 'Rua do Sol, 10' where id = ${ids.upsl}`);
    cliente = await abrirCliente(banco);
  });
  beforeEach(async () => {
    cliente.em(AGORA);
    await banco.database.execute(
      sql.raw('truncate pedidos, numeracao_pedidos, emissoes_lista restart identity cascade'),
    );
  });

  async function enviado(lotacaoId: number, almoco = 100): Promise<number> {
    const itens = [item(ids.almoco, ids.interno, almoco), item(ids.almoco, ids.servidor, 8)];
    const { corpo } = await enviarPedido(cliente, 'gestora', { lotacaoId, dataRefeicao: AMANHA, itens });
    return corpo.id;
  }
  const confirmar = (pedido: number, mudanca = sql`quantidade_solicitada`) =>
    banco.database.transaction(async tx => {
      await tx.execute(sql`update pedidos set situacao = 'CONFIRMADO' where id = ${pedido}`);
      await tx.execute(sql`update itens_pedido set quantidade_confirmada = ${mudanca} where pedido_id = ${pedido}`);
    });
  const emitir = (chave?: string) =>
    cliente.post<Emissao>('atendimento', `${CAMINHO}/emissoes`, undefined, undefined, chave);
  const ver = async () => (await cliente.get<Lista>('atendimento', CAMINHO)).corpo;

  it('junta o que foi confirmado por refeição e rota, e diz o que ainda falta confirmar', async () => {
    await confirmar(await enviado(ids.upsl));
    await enviado(ids.acre);
    const { corpo } = await cliente.get<Schemas['ResumoDaLista'][]>('atendimento', `/listas-fornecedor?data=${AMANHA}`);
    expect(corpo).toMatchObject([
      {
        fornecedor: { id: FORNECEDOR, nome: 'Boa Mesa' },
        confirmadas: 1,
        pendentes: 1,
        totalRefeicoes: 108,
        ultimaEmissao: null,
        mudancas: null,
      },
    ]);
    expect(await ver()).toMatchObject({
      totalRefeicoes: 108,
      pendentes: [{ id: ids.acre }],
      emissoes: [],
      diferencas: null,
      conteudo: {
        contratos: ['012/2026'],
        refeicoes: [{ nome: 'Almoço' }],
        linhas: [
          {
            lotacao: { id: ids.upsl, nome: 'UPSL 1' },
            endereco: 'Rua do Sol, 10',
            entregaInicio: '06:00',
            entregaFim: '07:00',
            celulas: [
              { tipoPublicoId: ids.interno, quantidade: 100 },
              { tipoPublicoId: ids.servidor, quantidade: 8 },
            ],
          },
        ],
      },
    });
  });

  it('a emissão seguinte diz o que entrou, o que saiu e o que mudou; igual, diz que nada mudou', async () => {
    const primeiro = await enviado(ids.upsl);
    await confirmar(primeiro);
    expect((await emitir()).corpo).toMatchObject({ numero: 1, totalRefeicoes: 108, mudancas: null, por: 'Ana Atende' });
    expect((await emitir()).corpo).toMatchObject({ numero: 2, mudancas: 0 });
    await confirmar(primeiro, sql`case tipo_publico_id when ${ids.interno} then 90 else 0 end`);
    await confirmar(await enviado(ids.acre, 30));
    expect((await ver()).diferencas).toEqual([
      expect.objectContaining({ publico: 'Interno', refeicao: 'Almoço', antes: 0, depois: 30 }),
      expect.objectContaining({ publico: 'Servidor', antes: 0, depois: 8 }),
      expect.objectContaining({ publico: 'Interno', antes: 100, depois: 90 }),
      expect.objectContaining({ publico: 'Servidor', antes: 8, depois: 0 }),
    ]);
    expect((await emitir()).corpo).toMatchObject({ numero: 3, mudancas: 4, totalRefeicoes: 128 });
    expect((await ver()).emissoes.map(({ numero }) => numero)).toEqual([3, 2, 1]);
  });

  it('cancelado depois de emitido: a lista seguinte tira as refeições, e o fornecedor continua à vista', async () => {
    const pedido = await enviado(ids.upsl);
    await confirmar(pedido);
    await emitir();
    await banco.database.execute(sql`update pedidos set situacao = 'CANCELADO' where id = ${pedido}`);
    const { corpo } = await cliente.get<Schemas['ResumoDaLista'][]>('gestora', `/listas-fornecedor?data=${AMANHA}`);
    expect(corpo).toMatchObject([{ confirmadas: 0, totalRefeicoes: 0, mudancas: 2 }]);
    expect((await emitir()).corpo).toMatchObject({ numero: 2, totalRefeicoes: 0, mudancas: 2 });
  });

  it('o arquivo de uma emissão é o mesmo a qualquer tempo, aconteça o que acontecer aos pedidos', async () => {
    const pedido = await enviado(ids.upsl);
    await confirmar(pedido);
    const { corpo } = await emitir();
    const arquivo = `/emissoes-lista/${corpo.id}/arquivo`;
    const antes = await cliente.baixar('atendimento', `${arquivo}?formato=pdf`);
    expect(antes).toMatchObject({ status: 200, tipo: 'application/pdf' });
    expect(antes.disposicao).toBe(`attachment; filename="lista-Boa-Mesa-${AMANHA}-emissao-1.pdf"`);
    expect(antes.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    await banco.database.execute(sql`update pedidos set situacao = 'CANCELADO' where id = ${pedido}`);
    cliente.em('2026-12-01T12:00:00Z');
    const depois = await cliente.baixar('gestora', arquivo);
    expect(depois.bytes.equals(antes.bytes)).toBe(true);
  });

  it('a planilha da emissão tem as mesmas quantidades', async () => {
    await confirmar(await enviado(ids.upsl));
    const { corpo } = await emitir();
    const { bytes, status } = await cliente.baixar('atendimento', `/emissoes-lista/${corpo.id}/arquivo?formato=xlsx`);
    expect(status).toBe(200);
    const { header, lines } = await readSpreadsheet(bytes, { columns: 30, rows: 100 }, () => []);
    expect(header.slice(7)).toEqual(['Interno', 'Servidor', 'Total', 'Dietas']);
    expect(lines.map(({ cells }) => cells)).toMatchObject([
      ['Almoço', 'Município', 'MA', 'UPSL 1', 'Rua do Sol, 10', '06:00', '07:00', 100, 8, 108],
    ]);
  });

  it('a mesma intenção repetida faz uma emissão só', async () => {
    await confirmar(await enviado(ids.upsl));
    const [uma, outra] = [await emitir('emissao-de-hoje'), await emitir('emissao-de-hoje')];
    expect([uma.status, outra.status, outra.repetida]).toEqual([201, 201, true]);
    expect(outra.corpo).toEqual(uma.corpo);
    expect((await ver()).emissoes).toHaveLength(1);
  });

  it('recusa o que não há: nada confirmado, fornecedor, emissão e data que não existem', async () => {
    await enviado(ids.upsl);
    const vazia = await emitir();
    expect(vazia.status).toBe(409);
    expect(vazia.corpo).toMatchObject({
      detail: expect.stringContaining('não tem refeição confirmada para 21/11/2026'),
    });
    expect((await cliente.get('gestora', `/listas-fornecedor/99/${AMANHA}`)).status).toBe(404);
    expect((await cliente.baixar('gestora', '/emissoes-lista/99/arquivo')).status).toBe(404);
    expect((await cliente.get('gestora', '/listas-fornecedor/1/amanha')).status).toBe(422);
    expect((await cliente.get('solicitante', CAMINHO)).status).toBe(403);
  });

  it('uma emissão não se altera nem se apaga', async () => {
    await confirmar(await enviado(ids.upsl));
    await emitir();
    for (const gesto of [sql`update emissoes_lista set numero = 9`, sql`delete from emissoes_lista`]) {
      await expect(banco.database.execute(gesto)).rejects.toThrow();
    }
  });

  describe('por e-mail ao fornecedor', () => {
    let comCorreio: Cliente;
    beforeAll(async () => {
      comCorreio = await abrirCliente(banco, { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'lista@orgao.gov.br' });
    });
    const contatos = (...emails: string[]) => {
      const lista = [
        ...emails.map(email => ({ email, assunto: 'PEDIDOS' })),
        { email: 'nf@mesa.com.br', assunto: 'FATURAMENTO' },
      ];
      return banco.database.execute(
        sql`update fornecedores set emails = ${JSON.stringify(lista)}::jsonb where id = ${FORNECEDOR}`,
      );
    };
    beforeEach(async () => {
      await banco.database.execute(sql`truncate emails, anexos_emails restart identity`);
      await contatos('boa@mesa.com.br', 'cozinha@mesa.com.br');
      await confirmar(await enviado(ids.upsl));
    });
    const enviar = (emissao: Emissao, novamente = false, chave?: string) =>
      comCorreio.post<Emissao>('atendimento', `/emissoes-lista/${emissao.id}/envios`, { novamente }, undefined, chave);
    const destinos = ({ envios }: Emissao) => envios.map(({ para, situacao }) => `${para} ${situacao}`);
    const cartas = () =>
      rows<{ para: string; assunto: string; texto: string; anexos: number }>(
        banco.database,
        sql`select para, assunto, texto, (select count(*)::int from anexos_emails a where a.chave = e.chave) as anexos
          from emails e order by id`,
      );

    it('vai uma vez a cada endereço de pedidos, com PDF e planilha, e diz o que mudou', async () => {
      const { corpo: primeira } = await emitir();
      expect(primeira.envios).toEqual([]);
      const { status, corpo } = await enviar(primeira);
      expect(status).toBe(201);
      expect(destinos(corpo)).toEqual(['boa@mesa.com.br NA_FILA', 'cozinha@mesa.com.br NA_FILA']);
      await confirmar(1, sql`case tipo_publico_id when ${ids.interno} then 90 else 8 end`);
      await enviar((await emitir()).corpo);
      const [antes, , depois] = await cartas();
      expect(antes).toMatchObject({ anexos: 2, assunto: 'Lista de refeições para 21/11/2026: emissão 1' });
      expect(antes?.texto).toContain('É a primeira lista deste dia.');
      expect(depois?.assunto).toBe('Lista de refeições para 21/11/2026: emissão 2, substitui a anterior');
      expect(depois?.texto).toContain('- UPSL 1 · Almoço · Interno: de 100 para 90');
    });

    it('duas vezes não manda duas; a quem falhou vai de novo, e a todos só quando se pede', async () => {
      const { corpo: emissao } = await emitir();
      await enviar(emissao);
      await enviar(emissao);
      expect(await cartas()).toHaveLength(2);
      await banco.database.execute(
        sql`update emails set situacao = case para when 'boa@mesa.com.br' then 'ENVIADO' else 'RECUSADO' end,
          terminado_em = ${AGORA}::timestamptz`,
      );
      const [visto] = (await ver()).emissoes;
      expect(visto?.envios).toEqual([
        { para: 'boa@mesa.com.br', situacao: 'ENVIADO', em: AGORA },
        { para: 'cozinha@mesa.com.br', situacao: 'FALHOU', em: AGORA },
      ]);
      cliente.em('2026-11-20T14:05:00.000Z');
      comCorreio.em('2026-11-20T14:05:00.000Z');
      expect(destinos((await enviar(emissao)).corpo)).toEqual([
        'boa@mesa.com.br ENVIADO',
        'cozinha@mesa.com.br NA_FILA',
      ]);
      comCorreio.em('2026-11-20T14:06:00.000Z');
      const [uma, outra] = [await enviar(emissao, true, 'de-novo'), await enviar(emissao, true, 'de-novo')];
      expect(outra.corpo).toEqual(uma.corpo);
      expect(await cartas()).toHaveLength(5);
      comCorreio.em(AGORA);
    });

    it('sem servidor de e-mail ou sem endereço diz o que falta, antes e depois de pedir', async () => {
      const { corpo: emissao } = await emitir();
      const caminho = `/emissoes-lista/${emissao.id}/envios`;
      const semCorreio = await cliente.post('gestora', caminho, { novamente: false });
      expect(semCorreio).toMatchObject({
        status: 409,
        corpo: { detail: expect.stringMatching(/não está configurado/) },
      });
      const resumo = async (quem: Cliente) =>
        (await quem.get<Schemas['ResumoDaLista'][]>('gestora', `/listas-fornecedor?data=${AMANHA}`)).corpo[0];
      expect((await resumo(cliente))?.impedimentoDoEnvio).toMatch(/não está configurado/);
      expect(await resumo(comCorreio)).toMatchObject({
        impedimentoDoEnvio: null,
        destinatarios: ['boa@mesa.com.br', 'cozinha@mesa.com.br'],
      });
      await contatos();
      expect((await resumo(comCorreio))?.impedimentoDoEnvio).toMatch(/não tem e-mail para pedidos/);
      expect((await enviar(emissao)).status).toBe(409);
      expect((await enviar({ ...emissao, id: 99 })).status).toBe(404);
      expect((await comCorreio.post('solicitante', caminho, { novamente: false })).status).toBe(403);
    });

    it('duas pessoas enviam ao mesmo tempo: um e-mail a cada endereço', async () => {
      const { corpo: emissao } = await emitir();
      await Promise.all(Array.from({ length: 8 }, () => enviar(emissao)));
      expect(await cartas()).toHaveLength(2);
    });
  });

  it('duas pessoas emitem ao mesmo tempo: duas emissões, cada uma comparada com a anterior', async () => {
    await confirmar(await enviado(ids.upsl));
    const emissoes = await Promise.all(Array.from({ length: 8 }, () => emitir()));
    expect(emissoes.map(({ corpo }) => corpo.numero).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(emissoes.filter(({ corpo }) => corpo.mudancas === null)).toHaveLength(1);
  });
});
