import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@alipen/contracts/generated/government-api';
import { asc, eq, sql } from 'drizzle-orm';
import { eventos } from '../src/audit/audit.schema.ts';
import { assinar, darSenhas, esvaziarFechamentos, fechar, reabrir, recebido, rota } from './fechamentos.cenario.ts';
import { sha256De } from './fotos.cenario.ts';
import { assinado } from './kit/assinado.ts';
import { prepararBanco } from './kit/banco.ts';
import { AGENCIA_P12, SENHA } from './kit/certificado.ts';
import { assinadoPor, autoridadeDeTeste, type Emitido } from './kit/icp.ts';
import { aprovada, esvaziarMedicoes } from './medicoes.cenario.ts';
import { AGORA, abrirCliente, type Cliente, motivosDe, pessoas, type Quem, semearCenario } from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';
import { assinarTermo, designados, emitir, esvaziarTermos } from './termos.cenario.ts';

type Schemas = components['schemas'];
type DoPapel = Schemas['AssinaturasDoPapel'];
type Publicas = Schemas['AssinaturasPublicasDoPapel'];

const cpfDe = (quem: Quem) => String(pessoas[quem].id).padStart(11, '0');

describe('o papel que volta assinado com certificado', () => {
  const banco = prepararBanco();
  let pasta: string;
  let cliente: Cliente;
  let ac: Awaited<ReturnType<typeof autoridadeDeTeste>>;
  let erroDeLancamento: number;
  const certificados = new Map<Quem, Emitido>();

  beforeAll(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'alipen-papeis-'));
    banco.antesDeFechar(() => rm(pasta, { recursive: true, force: true }));
    ac = await autoridadeDeTeste();
    await writeFile(join(pasta, 'raizes.pem'), ac.raiz.pem);
    await writeFile(join(pasta, 'agencia.p12'), AGENCIA_P12);
    await semearCenario(banco.database);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco, {
      ...{ DATA_DIR: pasta, SIGNER_TRUST: join(pasta, 'raizes.pem') },
      ...{ AGENCY_CERTIFICATE: join(pasta, 'agencia.p12'), AGENCY_CERTIFICATE_PASSWORD: SENHA },
    });
    erroDeLancamento = (await motivosDe(banco.database))('REABERTURA', 'ERRO_LANCAMENTO');
    for (const quem of ['solicitante', 'fiscal', 'gestora'] as const) {
      certificados.set(quem, await ac.pessoa(cpfDe(quem), { nome: `${pessoas[quem].nome}:${cpfDe(quem)}` }));
    }
  });
  beforeEach(async () => {
    await banco.database.execute(sql`truncate papeis_assinados restart identity`);
    await esvaziarTermos(banco.database);
    await esvaziarMedicoes(banco.database);
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    await banco.database.execute(sql`truncate notificacoes, parametros cascade`);
    cliente.em(AGORA);
  });

  const certificado = (quem: Quem): Emitido => {
    const dele = certificados.get(quem);
    if (!dele) throw new Error(`${quem} has no certificate`);
    return dele;
  };
  const comAssinatura = (pdf: Buffer, quem: Quem) =>
    assinadoPor(pdf, certificado(quem), [ac.intermediaria], { field: quem });
  const obter = async (codigo: string, quem: Quem = 'solicitante') =>
    (await cliente.get<DoPapel>(quem, `/papeis/${codigo}/assinaturas`)).corpo;
  const publicas = async (codigo: string) =>
    (await cliente.get<Publicas>('doAcre', `/verificacao-assinaturas/${codigo.toLowerCase()}`)).corpo;
  const faltam = async (codigo: string) =>
    (await publicas(codigo)).assinaturas.flatMap(({ papel, pendente }) => (pendente ? [papel] : []));
  const devolver = async (quem: Quem, codigo: string, pdf: Buffer, sha256 = sha256De(pdf)) => {
    const url = `/papeis/${codigo}/assinado?sha256=${sha256}`;
    const resposta = await cliente.enviar(quem, url, pdf, 'application/pdf', 'PUT');
    const corpo = (await resposta.json()) as DoPapel & Schemas['Problema'];
    return { status: resposta.status, detail: corpo.detail, corpo };
  };
  const conferir = async (codigo: string, pdf: Buffer) => {
    const resposta = await cliente.enviar('doAcre', `/verificacao-arquivo/${codigo}`, pdf, 'application/pdf');
    return (await resposta.json()) as Schemas['ArquivoConferido'];
  };
  const mapa = async () => {
    await recebido(cliente, banco.database);
    const codigo = (await fechar(cliente)).corpo.versoes[0]?.codigo ?? '';
    const { status } = await assinar(cliente, 'solicitante', 'RESPONSAVEL_UNIDADE');
    if (status !== 200) throw new Error(`the map was not signed: ${status}`);
    const { bytes } = await cliente.baixar('solicitante', `${rota()}/pdf`);
    return { codigo, pdf: bytes };
  };
  const exigir = async (chave: 'nivelDoMapa' | 'nivelDoTermo', valor: Schemas['NivelDaAssinatura']) => {
    await banco.database.execute(sql`insert into parametros (chave) values (${chave})`);
    await banco.database.execute(
      sql`insert into vigencias_parametro (chave, vale_de, valor, usuario_id) values (${chave}, '2026-01-01', ${JSON.stringify(valor)}::jsonb, 1)`,
    );
  };

  it('quem assinou o mapa aqui o devolve assinado: fica guardado, contado, e diz-se com que certificado', async () => {
    const { codigo, pdf } = await mapa();
    expect(await obter(codigo)).toMatchObject({
      ...{ exige: 'SIMPLES', devolve: true, impedimento: null, temArquivo: false },
      assinaturas: [{ papel: 'Responsável pela unidade', nivel: 'SIMPLES', pendente: false, certificado: null }],
    });
    const devolvido = await comAssinatura(pdf, 'solicitante');
    const { status, corpo } = await devolver('solicitante', codigo, devolvido);
    expect([status, corpo.detail]).toEqual([200, undefined]);
    const [dela] = corpo.assinaturas;
    expect(dela).toMatchObject({ nivel: 'QUALIFICADA', pendente: false });
    const dito = { titular: 'Sônia Solicitante', cpf: '***.000.000-**', emissor: 'AC Raiz de teste, intermediária' };
    expect(dela?.certificado).toMatchObject({ ...dito, carimbadaEm: null });
    expect(corpo).toMatchObject({ devolve: false, impedimento: 'Você já devolveu este papel assinado.' });
    expect((await publicas(codigo)).assinaturas).toEqual([{ ...dela, nome: undefined }]);
    expect((await cliente.baixar('gestora', `/papeis/${codigo}/assinado`)).bytes.equals(devolvido)).toBe(true);
    const feitos = await banco.database
      .select()
      .from(eventos)
      .where(eq(eventos.entidade, 'papeis_assinados'))
      .orderBy(asc(eventos.id));
    expect(feitos.at(-1)).toMatchObject({
      acao: 'devolverPapelAssinado',
      dados: { codigo, sha256: sha256De(devolvido) },
    });
    const { resultado, assinaturas } = await conferir(codigo, devolvido);
    expect([resultado, assinaturas.map(({ titular, cpf }) => [titular, cpf])]).toEqual([
      'ASSINADO_TAMBEM',
      [
        ['Secretaria de Teste:12345678000195', undefined],
        [dito.titular, dito.cpf],
      ],
    ]);
    // The same file again is the same answer; another of the same person is not taken.
    expect((await devolver('solicitante', codigo, devolvido)).corpo).toEqual(corpo);
    const outra = await devolver('solicitante', codigo, await comAssinatura(pdf, 'solicitante'));
    expect([outra.status, outra.detail]).toEqual([409, 'Você já devolveu este papel assinado.']);
    const mudar = sql`update papeis_assinados set titular = 'Outra'`;
    await expect(banco.database.execute(mudar)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('only grows') },
    });
  });

  it('a segunda pessoa assina sobre o arquivo da primeira, e não sobre outro', async () => {
    const { codigo, pdf } = await mapa();
    await assinar(cliente, 'fiscal', 'FISCAL');
    const dela = await comAssinatura(pdf, 'solicitante');
    const sozinho = await comAssinatura(pdf, 'fiscal');
    const juntas = await comAssinatura(dela, 'fiscal');
    const cedo = await devolver('fiscal', codigo, juntas);
    expect([cedo.status, cedo.detail]).toEqual([
      422,
      'O arquivo traz mais de uma assinatura nova. Cada pessoa assina e devolve a sua, uma depois da outra.',
    ]);
    await devolver('solicitante', codigo, dela);
    expect((await devolver('fiscal', codigo, dela)).detail).toBe(
      'Este é o arquivo sem a sua assinatura. Assine-o com o seu certificado e devolva o assinado.',
    );
    const sobreOutro = await comAssinatura(await comAssinatura(pdf, 'solicitante'), 'fiscal');
    for (const outro of [sozinho, sobreOutro]) {
      expect((await devolver('fiscal', codigo, outro)).detail).toBe(
        'Outra pessoa já devolveu este papel assinado. Baixe o arquivo com a assinatura dela, assine-o também e devolva.',
      );
    }
    const { status, corpo } = await devolver('fiscal', codigo, juntas);
    expect([status, corpo.assinaturas.map(({ nivel }) => nivel)]).toEqual([200, ['QUALIFICADA', 'QUALIFICADA']]);
    expect((await conferir(codigo, dela)).resultado).toBe('ASSINADO_TAMBEM');
    expect((await cliente.baixar('fiscal', `/papeis/${codigo}/assinado`)).bytes.equals(juntas)).toBe(true);
  });

  it('de duas pessoas ao mesmo tempo uma vem antes, e a outra ouve o que fazer', async () => {
    const { codigo, pdf } = await mapa();
    await assinar(cliente, 'fiscal', 'FISCAL');
    const [dela, dele] = [await comAssinatura(pdf, 'solicitante'), await comAssinatura(pdf, 'fiscal')];
    const ditos = await Promise.all([devolver('solicitante', codigo, dela), devolver('fiscal', codigo, dele)]);
    const [primeiro, segundo] = ditos.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(primeiro).toBe(200);
    expect([409, 422]).toContain(segundo);
    expect((await obter(codigo)).assinaturas.filter(({ nivel }) => nivel === 'QUALIFICADA')).toHaveLength(1);
  });

  it('o que não serve é recusado numa frase', async () => {
    const { codigo, pdf } = await mapa();
    const recusa = async (quem: Quem, arquivo: Buffer, sha256?: string) => {
      const { status, detail } = await devolver(quem, codigo, arquivo, sha256);
      return `${status} ${detail}`;
    };
    expect(await recusa('solicitante', pdf)).toBe(
      '422 Este é o arquivo sem a sua assinatura. Assine-o com o seu certificado e devolva o assinado.',
    );
    expect(await recusa('solicitante', await comAssinatura(pdf, 'fiscal'))).toBe(
      '422 O certificado é de outra pessoa: o CPF dele não é o seu.',
    );
    const semCodigo = await assinado(pdf.subarray(0, pdf.indexOf('%%EOF') + 6), 'Agencia');
    expect(await recusa('solicitante', await comAssinatura(semCodigo, 'solicitante'))).toBe(
      '422 Este arquivo é de outro papel. Devolva o que foi baixado desta tela.',
    );
    const alheia = await autoridadeDeTeste('AC alheia');
    const alheio = await assinadoPor(pdf, await alheia.pessoa(cpfDe('solicitante')), [alheia.intermediaria]);
    expect(await recusa('solicitante', alheio)).toBe(
      '422 O certificado da assinatura não vem de uma autoridade que a agência aceita. Use um da ICP-Brasil.',
    );
    const bom = await comAssinatura(pdf, 'solicitante');
    const depois = Buffer.concat([bom, Buffer.from('\n99 0 obj\n<<>>\nendobj\n')]);
    const mudou = '422 O arquivo mudou depois de emitido. Baixe o papel de novo, assine sem mudar nada e devolva.';
    expect(await recusa('solicitante', depois)).toBe(mudou);
    const trocado = Buffer.from(bom);
    trocado[200] = (trocado[200] ?? 0) ^ 1;
    expect(await recusa('solicitante', trocado)).toBe(mudou);
    expect(await recusa('solicitante', bom, sha256De(pdf))).toBe(
      '422 O arquivo chegou diferente do que saiu. Envie de novo.',
    );
    expect(await recusa('solicitante', Buffer.from('GIF89a nada'))).toMatch(/^422 Este arquivo não tem assinatura\./);
    expect(await recusa('gestora', bom)).toBe(
      '409 Só quem assinou este papel no sistema o devolve assinado com certificado.',
    );
    expect((await cliente.get('doAcre', `/papeis/${codigo}/assinaturas`)).status).toBe(403);
    expect((await cliente.get('gestora', '/papeis/ZZZZ/assinaturas')).status).toBe(404);
    expect((await cliente.get('gestora', `/papeis/${codigo}/assinado`)).status).toBe(404);
    await reabrir(cliente, erroDeLancamento);
    expect(await recusa('solicitante', bom)).toMatch(/^409 Este mapa foi reaberto/);
  });

  it('abaixo do nível que o papel pede o dia fecha e se assina, e a assinatura fica pendente até voltar', async () => {
    await exigir('nivelDoMapa', 'QUALIFICADA');
    const { codigo, pdf } = await mapa();
    await assinar(cliente, 'fiscal', 'FISCAL');
    expect((await cliente.get<Schemas['Fechamento']>('gestora', rota())).corpo.situacao).toBe('ASSINADO');
    const pendente = async () => [
      ...[(await obter(codigo)).assinaturas.map(dela => dela.pendente)],
      await faltam(codigo),
    ];
    expect((await obter(codigo)).exige).toBe('QUALIFICADA');
    expect(await pendente()).toEqual([
      [true, true],
      ['Responsável pela unidade', 'Fiscal do contrato'],
    ]);
    await devolver('solicitante', codigo, await comAssinatura(pdf, 'solicitante'));
    expect(await pendente()).toEqual([[false, true], ['Fiscal do contrato']]);
  });

  it('o termo de recebimento também volta assinado', async () => {
    await banco.database.execute(sql`update contratos set valor_total_centavos = 10000000`);
    await exigir('nivelDoTermo', 'AVANCADA');
    await aprovada(cliente, banco.database);
    await designados(cliente);
    const { id, codigo } = (await emitir(cliente, 'gestora', 'PROVISORIO')).corpo;
    await assinarTermo(cliente, 'fiscal', id);
    const { bytes } = await cliente.baixar('fiscal', `/termos/${id}/pdf`);
    const devolvido = await comAssinatura(bytes, 'fiscal');
    expect(await faltam(codigo)).toEqual(['Fiscal técnico']);
    for (const parte of ['assinaturas', 'assinado']) {
      expect((await cliente.get('solicitante', `/papeis/${codigo}/${parte}`)).status).toBe(403);
    }
    const { status, corpo } = await devolver('fiscal', codigo, devolvido);
    expect([status, corpo.titulo, corpo.assinaturas.map(({ pendente }) => pendente)]).toEqual([
      ...[200, expect.stringMatching(/^Termo TRP 1\/2026, contrato 012\/2026$/), [false]],
    ]);
  });
});
