import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { newIssuer } from '../../../scripts/notas/sample.mjs';
import { rows } from '../src/database/database.ts';
import { darSenhas, esvaziarFechamentos, fechar, reabrir } from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { aprovada, atestar, esvaziarMedicoes, ler, passo } from './medicoes.cenario.ts';
import { cobrado, FORNECEDOR, ORGAO } from './notas.cenario.ts';
import {
  AGORA,
  abrirCliente,
  type Cliente,
  motivosDe,
  type Problema,
  type Quem,
  semearCenario,
} from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';
import { designados, esvaziarTermos, receber } from './termos.cenario.ts';

type Schemas = components['schemas'];
type Nota = Schemas['NotaFiscal'] & Problema;
type Notas = Schemas['NotasDaMedicao'];

describe('as notas fiscais de uma medição', () => {
  const banco = prepararBanco();
  const emitir = newIssuer(FORNECEDOR);
  let cliente: Cliente;
  let erroDeLancamento: number;
  beforeAll(async () => {
    await semearCenario(banco.database);
    await banco.database.execute(sql`update contratos set valor_total_centavos = 10000000`);
    await banco.database.execute(sql`update fornecedores set cnpj = ${FORNECEDOR} where id = 1`);
    await darSenhas(banco.database);
    const pasta = await mkdtemp(join(tmpdir(), 'raizes-'));
    banco.antesDeFechar(() => rm(pasta, { recursive: true }));
    const raiz = new X509Certificate(emitir.root).toString();
    await writeFile(join(pasta, 'raizes.pem'), raiz);
    cliente = await abrirCliente(banco, { NFE_TRUST: join(pasta, 'raizes.pem') });
    erroDeLancamento = (await motivosDe(banco.database))('REABERTURA', 'ERRO_LANCAMENTO');
    const { status } = await cliente.put('gestora', '/agencia', { nome: [], cnpj: '06.354.468/0001-60' }, '"1"');
    expect(status).toBe(200);
  });
  beforeEach(async () => {
    await banco.database.execute(
      sql.raw('truncate notas_fiscais, chaves_de_nota, convites_nota restart identity cascade'),
    );
    await esvaziarTermos(banco.database);
    await esvaziarMedicoes(banco.database);
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    cliente.em(AGORA);
    await designados(cliente);
  });

  const enviar = async (xml: Buffer, id = 1, quem: Quem = 'gestora', tipo = 'application/xml') => {
    const resposta = await cliente.enviar(quem, `/medicoes/${id}/notas`, xml, tipo);
    return { status: resposta.status, corpo: (await resposta.json()) as Nota };
  };
  const listar = async (quem: Quem = 'fiscal') => (await cliente.get<Notas>(quem, '/medicoes/1/notas')).corpo;
  const ultimoAto = async () => {
    const [ultimo] = await rows<{ acao: string }>(
      banco.database,
      sql`select acao from eventos where entidade = 'notas_fiscais' order by id desc limit 1`,
    );
    return ultimo?.acao;
  };

  async function atestada() {
    await aprovada(cliente, banco.database);
    expect((await atestar(cliente, 'fiscal')).status).toBe(200);
    await receber(cliente);
    return cobrado(cliente);
  }

  it('a nota que diz o que foi atestado confere, fica com o seu XML, e de novo tem a mesma resposta', async () => {
    const esperado = await atestada();
    const xml = emitir(esperado);
    const { status, corpo } = await enviar(xml);
    expect([status, corpo.divergencias]).toEqual([200, []]);
    const { liquidoCentavos } = (await ler(cliente)).resumo.totais;
    expect(corpo).toMatchObject({ situacao: 'CONFERE', versaoDoAtesto: 1, nota: { totalCentavos: liquidoCentavos } });
    expect((await enviar(xml, 1, 'gestora', 'text/xml')).corpo).toEqual(corpo);
    expect(await listar()).toEqual({
      impedimento: null,
      esperadoCentavos: liquidoCentavos,
      notas: [corpo],
      acesso: null,
    });
    const arquivo = await cliente.baixar('fiscal', `/medicoes/1/notas/${corpo.id}/xml`);
    expect([arquivo.status, arquivo.tipo, arquivo.bytes.equals(xml)]).toEqual([200, 'application/xml', true]);
    expect(arquivo.disposicao).toBe(`attachment; filename="nfe-${corpo.nota?.chave}.xml"`);
    expect(await ultimoAto()).toBe('enviarNota');
  });

  it('a que tem um centavo a mais fica como tentativa, com o que diverge e sem o arquivo', async () => {
    const esperado = await atestada();
    const { corpo } = await enviar(
      emitir(esperado, note => {
        note.totals.vNF += 1;
      }),
    );
    expect(corpo.situacao).toBe('RECUSADA');
    expect(corpo.divergencias.map(({ codigo }) => codigo)).toEqual(['SOMA_TOTAL', 'LIQUIDO']);
    expect(corpo.divergencias[1]).toMatchObject({
      esperado: expect.stringMatching(/^R\$ /),
      encontrado: expect.stringMatching(/^R\$ /),
    });
    expect((await cliente.baixar('gestora', `/medicoes/1/notas/${corpo.id}/xml`)).status).toBe(404);
    expect(await ultimoAto()).toBe('recusarNota');
    expect((await enviar(emitir(esperado))).corpo.situacao).toBe('CONFERE');
    expect((await listar()).notas.map(({ situacao }) => situacao)).toEqual(['CONFERE', 'RECUSADA']);
  });

  it('a NFS-e nacional que diz o que foi atestado confere, e fica com a sua chave de 50 posições', async () => {
    const esperado = await atestada();
    const xml = emitir.servico(esperado);
    const { status, corpo } = await enviar(xml);
    expect([status, corpo.divergencias]).toEqual([200, []]);
    const { liquidoCentavos } = (await ler(cliente)).resumo.totais;
    expect(corpo).toMatchObject({
      situacao: 'CONFERE',
      nota: { especie: 'NFSE', totalCentavos: liquidoCentavos, protocolo: '' },
    });
    expect(corpo.nota?.chave).toHaveLength(50);
    const arquivo = await cliente.baixar('fiscal', `/medicoes/1/notas/${corpo.id}/xml`);
    expect(arquivo.disposicao).toBe(`attachment; filename="nfse-${corpo.nota?.chave}.xml"`);
    expect(arquivo.bytes.equals(xml)).toBe(true);
    const segunda = await enviar(emitir(esperado));
    expect([segunda.status, segunda.corpo.detail]).toEqual([409, expect.stringMatching(/já tem uma nota que confere/)]);
  });

  it('a NFS-e com um centavo a mais no serviço diz onde, e a de outra autoridade é recusada', async () => {
    const esperado = await atestada();
    const { corpo } = await enviar(
      emitir.servico(esperado, note => {
        note.values.gross += 1;
        note.sums.due += 1;
      }),
    );
    expect([corpo.situacao, corpo.divergencias.map(({ codigo }) => codigo)]).toEqual([
      'RECUSADA',
      ['BRUTO', 'LIQUIDO'],
    ]);
    const { divergencias } = (await enviar(newIssuer(FORNECEDOR, 2).servico(esperado))).corpo;
    expect(divergencias.map(({ codigo }) => codigo)).toEqual(['CERTIFICADO_CADEIA']);
  });

  it('a assinada sob uma autoridade que a agência não conhece é recusada, com o CNPJ certo e tudo', async () => {
    const { corpo } = await enviar(newIssuer(FORNECEDOR, 2)(await atestada()));
    expect([corpo.situacao, corpo.divergencias.map(({ codigo }) => codigo)]).toEqual([
      'RECUSADA',
      ['CERTIFICADO_CADEIA'],
    ]);
  });

  it('o que não é uma nota também é respondido, e o que passa do tamanho não é lido', async () => {
    await atestada();
    expect((await enviar(Buffer.from('<html/>'))).corpo.divergencias[0]?.codigo).toBe('DOCUMENTO_OUTRO');
    expect((await enviar(Buffer.from('<CompNfse/>'))).corpo.divergencias[0]?.sentenca).toMatch(
      /Peça ao fornecedor a NFS-e nacional\.$/,
    );
    expect((await enviar(Buffer.alloc(1_048_577, ' '))).status).toBe(413);
    expect((await enviar(Buffer.from('{}'), 1, 'gestora', 'application/json')).status).toBe(415);
    expect((await enviar(Buffer.from('<a/>'), 99)).status).toBe(404);
    expect((await enviar(Buffer.from('<a/>'), 1, 'fiscal')).status).toBe(403);
  });

  it('antes do atesto, do termo definitivo, e sem o CNPJ da agência, diz o que falta', async () => {
    await aprovada(cliente, banco.database);
    const antes = await enviar(Buffer.from('<a/>'));
    expect([antes.status, antes.corpo.detail]).toEqual([
      409,
      'A medição ainda não foi atestada: a nota vem depois do recebimento definitivo.',
    ]);
    expect(await listar()).toMatchObject({ impedimento: antes.corpo.detail, notas: [] });
    await atestar(cliente, 'fiscal');
    expect((await listar()).impedimento).toMatch(/^A medição ainda não foi recebida em definitivo/);
    await receber(cliente);
    await banco.database.execute(sql`update agencia set cnpj = null`);
    expect((await listar()).impedimento).toMatch(/informe o CNPJ da agência/);
    await banco.database.execute(sql`update agencia set cnpj = ${ORGAO}`);
    expect((await listar()).impedimento).toBeNull();
  });

  it('uma segunda nota cobraria o mês duas vezes, e das que chegam juntas só uma fica', async () => {
    const esperado = await atestada();
    const duas = await Promise.all([emitir(esperado), emitir(esperado)].map(xml => enviar(xml)));
    expect(duas.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(duas.find(({ status }) => status === 409)?.corpo.detail).toMatch(
      /^Esta medição já tem uma nota que confere/,
    );
    expect((await listar()).notas).toHaveLength(1);
  });

  it('a chave é da medição em que conferiu: em outra, de qualquer mês, não serve', async () => {
    const esperado = await atestada();
    const xml = emitir(esperado);
    await banco.database.execute(sql`insert into medicoes (contrato_id, mes, situacao, aberta_em, alterada_em)
      select contrato_id, '2026-10-01', situacao, aberta_em, alterada_em from medicoes where id = 1`);
    const { nota } = (await enviar(xml)).corpo;
    await banco.database.execute(sql`update chaves_de_nota set medicao_id = 2`);
    await banco.database.execute(sql`truncate notas_fiscais cascade`);
    const { status, corpo } = await enviar(xml);
    expect([status, corpo.detail, nota?.chave.length]).toEqual([
      ...[409, 'Esta nota já foi usada em outra medição, a de número 2.', 44],
    ]);
    expect((await listar()).notas).toEqual([]);
  });

  it('com um mapa reaberto a nota fica superada e continua a ser lida; com o novo atesto a mesma nota é conferida de novo', async () => {
    const xml = emitir(await atestada());
    await enviar(xml);
    await reabrir(cliente, erroDeLancamento, '"1"', 'Faltou uma recusa.');
    expect(await listar()).toMatchObject({ impedimento: expect.any(String), notas: [{ situacao: 'SUPERADA' }] });
    await fechar(cliente, 'solicitante', '"1"');
    await passo(cliente, 'gestora', 'aprovacao');
    await atestar(cliente, 'fiscal');
    await receber(cliente);
    expect((await enviar(xml)).corpo).toMatchObject({ situacao: 'CONFERE', versaoDoAtesto: 2 });
    expect((await listar()).notas.map(({ situacao }) => situacao)).toEqual(['CONFERE', 'SUPERADA']);
  });

  describe('pelo endereço do fornecedor', () => {
    // The person who calls is nobody there: the code is what opens.
    const ler = (codigo: string) => cliente.get<Schemas['NotaAEnviar'] & Problema>('doAcre', `/nota/${codigo}`);
    const mandar = async (codigo: string, xml: Buffer) => {
      const resposta = await cliente.enviar('doAcre', `/nota/${codigo}`, xml, 'application/xml');
      return { status: resposta.status, corpo: (await resposta.json()) as Schemas['NotaEnviada'] & Problema };
    };
    const criar = async () => {
      const { status, corpo } = await cliente.post<Schemas['AcessoCriado'] & Problema>(
        'gestora',
        '/medicoes/1/acesso-nota',
        undefined,
      );
      return { status, corpo, codigo: corpo.endereco?.replace('/nota/', '') ?? '' };
    };

    it('diz o que a nota deve dizer, recusa a errada, recebe a certa, e o histórico não tem pessoa', async () => {
      const esperado = await atestada();
      const { codigo, corpo } = await criar();
      expect(codigo).toMatch(/^[\w-]{32}$/);
      expect((await listar()).acesso).toEqual(corpo.acesso);
      const { corpo: lida } = await ler(codigo);
      expect(lida).toMatchObject({ contrato: '012/2026', orgaoCnpj: ORGAO, impedimento: null, ultima: null });
      expect(lida.brutoCentavos - lida.descontosCentavos).toBe(lida.esperadoCentavos);
      expect(lida.itens).toEqual(esperado.itens);
      const errada = emitir(esperado, note => {
        note.totals.vNF += 1;
      });
      expect((await mandar(codigo, errada)).corpo.situacao).toBe('RECUSADA');
      expect(await ultimoAto()).toBe('recusarNotaPeloCodigo');
      const certa = emitir(esperado);
      const { corpo: enviada } = await mandar(codigo, certa);
      expect(enviada).toMatchObject({ situacao: 'CONFERE', totalCentavos: lida.esperadoCentavos, divergencias: [] });
      expect((await mandar(codigo, certa)).corpo).toEqual(enviada);
      expect((await ler(codigo)).corpo.ultima).toEqual(enviada);
      expect((await listar()).notas[0]?.enviadaPor).toMatch(/, pelo endereço do fornecedor$/);
      const [ato] = await rows<{ acao: string; usuarioId: number | null }>(
        banco.database,
        sql`select acao, usuario_id as "usuarioId" from eventos where entidade = 'notas_fiscais' order by id desc limit 1`,
      );
      expect(ato).toEqual({ acao: 'enviarNotaPeloCodigo', usuarioId: null });
    });

    it('trocado, revogado, vencido ou inventado, não abre nada, e antes do termo não se cria', async () => {
      await aprovada(cliente, banco.database);
      expect([(await criar()).status, (await ler('a'.repeat(32))).status]).toEqual([409, 404]);
      await atestar(cliente, 'fiscal');
      await receber(cliente);
      const { codigo: primeiro } = await criar();
      const { codigo: segundo } = await criar();
      expect([(await ler(primeiro)).status, (await ler(segundo)).status]).toEqual([404, 200]);
      expect((await mandar(primeiro, Buffer.from('<a/>'))).status).toBe(404);
      const revogar = () => cliente.post('gestora', '/medicoes/1/acesso-nota/revogacao', {});
      expect([(await revogar()).corpo, (await revogar()).corpo]).toEqual([{ revogado: true }, { revogado: false }]);
      expect((await ler(segundo)).status).toBe(404);
      const { codigo: terceiro, corpo } = await criar();
      cliente.em(corpo.acesso.expiraEm);
      expect((await ler(terceiro)).status).toBe(404);
    });
  });

  it('guarda as cinquenta últimas tentativas', async () => {
    await atestada();
    for (let n = 0; n < 52; n += 1) await enviar(Buffer.from(`<a>${n}</a>`));
    expect((await listar()).notas).toHaveLength(50);
  });
});
