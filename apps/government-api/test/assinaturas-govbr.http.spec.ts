import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@alipen/contracts/generated/government-api';
import { asc, eq, sql } from 'drizzle-orm';
import { AssinaturasGovbrService } from '../src/assinaturas-govbr/assinaturas-govbr.service.ts';
import { eventos } from '../src/audit/audit.schema.ts';
import { DIA, darSenhas, esvaziarFechamentos, fechar, reabrir, recebido, rota, SENHA } from './fechamentos.cenario.ts';
import { sha256De } from './fotos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { AGENCIA_P12, SENHA as SENHA_P12 } from './kit/certificado.ts';
import { type Conta, Govbr } from './kit/govbr.ts';
import { assinadoPor, autoridadeDeTeste } from './kit/icp.ts';
import { aprovada, esvaziarMedicoes } from './medicoes.cenario.ts';
import {
  AGORA,
  abrirCliente,
  type Cliente,
  ids,
  motivosDe,
  pessoas,
  type Quem,
  semearCenario,
} from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';
import { assinarTermo, designados, emitir, esvaziarTermos } from './termos.cenario.ts';

type Schemas = components['schemas'];
type DoPapel = Schemas['AssinaturasDoPapel'];
type DoGovbr = Schemas['AssinaturaGovbr'] & Schemas['Problema'];
type Iniciada = Schemas['AssinaturaGovbrIniciada'] & Schemas['Problema'];

const cpfDe = (quem: Quem) => String(pessoas[quem].id).padStart(11, '0');
const ONTEM = '2026-11-20';
const VOLTAR = '/modules/relatorios/fechamentos?lotacaoId=1';
const TERMINOU = '409 A autorização do gov.br terminou. Autorize de novo para assinar o que falta.';
const FORA_DO_AR =
  '409 O gov.br não respondeu como devia. O papel continua como estava: tente de novo em alguns minutos.';

describe('assinar com a conta gov.br', () => {
  const banco = prepararBanco();
  let pasta: string;
  let cliente: Cliente;
  let govbr: Govbr;
  let icp: Awaited<ReturnType<typeof autoridadeDeTeste>>;
  let alheia: Awaited<ReturnType<typeof autoridadeDeTeste>>;

  beforeAll(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'alipen-govbr-'));
    banco.antesDeFechar(() => rm(pasta, { recursive: true, force: true }));
    govbr = await Govbr.abrir();
    banco.antesDeFechar(() => govbr.fechar());
    icp = await autoridadeDeTeste();
    alheia = await autoridadeDeTeste('AC alheia');
    await writeFile(join(pasta, 'govbr.pem'), govbr.confianca);
    await writeFile(join(pasta, 'icp.pem'), icp.raiz.pem);
    await writeFile(join(pasta, 'agencia.p12'), AGENCIA_P12);
    await semearCenario(banco.database);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco, {
      ...{ DATA_DIR: pasta, PUBLIC_ORIGIN: 'https://alipen.teste.gov.br', SIGNER_TRUST: join(pasta, 'icp.pem') },
      ...{ AGENCY_CERTIFICATE: join(pasta, 'agencia.p12'), AGENCY_CERTIFICATE_PASSWORD: SENHA_P12 },
      ...{ ...govbr.ambiente, GOVBR_TRUST: join(pasta, 'govbr.pem') },
    });
  });
  beforeEach(async () => {
    await banco.database.execute(sql`truncate papeis_assinados, assinaturas_govbr restart identity`);
    await esvaziarTermos(banco.database);
    await esvaziarMedicoes(banco.database);
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    await banco.database.execute(sql`truncate notificacoes, parametros cascade`);
    cliente.em(AGORA);
    govbr.contas.splice(0);
    for (const quem of ['solicitante', 'fiscal'] as const) conta(quem);
    govbr.pedidos.splice(0);
    Object.assign(govbr, { estragar: (resumo: Buffer) => resumo, trocar: undefined, desviar: () => false });
  });

  const conta = (quem: Quem, mais: Partial<Conta> = {}) => {
    const outras = govbr.contas.filter(({ cpf }) => cpf !== cpfDe(quem));
    const dela = { nome: pessoas[quem].nome.toUpperCase(), cpf: cpfDe(quem), nivel: 'prata' as const, ...mais };
    govbr.contas.splice(0, govbr.contas.length, ...outras, dela);
  };
  const assinarDia = async (quem: Quem, papel: Schemas['PapelAssinatura'], data = DIA) => {
    const { status } = await cliente.post(quem, `${rota(data)}/assinaturas`, { papel, senha: SENHA }, '"1"');
    if (status !== 200) throw new Error(`the map was not signed: ${status}`);
  };
  const fechado = async (data: string) => {
    const codigo = (await fechar(cliente, 'solicitante', '"0"', rota(data))).corpo.versoes[0]?.codigo ?? '';
    await assinarDia('solicitante', 'RESPONSAVEL_UNIDADE', data);
    return codigo;
  };
  const emitido = async (data = DIA) => (await cliente.baixar('solicitante', `${rota(data)}/pdf`)).bytes;
  const devolver = async (quem: Quem, codigo: string, pdf: Buffer) => {
    const url = `/papeis/${codigo}/assinado?sha256=${sha256De(pdf)}`;
    const resposta = await cliente.enviar(quem, url, pdf, 'application/pdf', 'PUT');
    return { status: resposta.status, corpo: (await resposta.json()) as DoPapel & Schemas['Problema'] };
  };
  const certificadoDe = (quem: Quem) => {
    const conta = govbr.contas.find(({ cpf }) => cpf === cpfDe(quem));
    if (!conta) throw new Error(`${quem} has no account`);
    return govbr.certificadoDe(conta);
  };
  const mapa = async () => {
    await recebido(cliente, banco.database);
    return fechado(DIA);
  };
  const obter = async (codigo: string, quem: Quem = 'solicitante') =>
    (await cliente.get<DoPapel>(quem, `/papeis/${codigo}/assinaturas`)).corpo;
  const iniciar = async (codigos: readonly string[], quem: Quem = 'solicitante') =>
    cliente.post<Iniciada>(quem, '/assinaturas-govbr', { codigos, voltar: VOLTAR });
  const retorno = (volta: URL, quem: Quem = 'solicitante') => {
    const [state, code] = ['state', 'code'].map(nome => volta.searchParams.get(nome));
    return cliente.post<DoGovbr>(quem, '/assinaturas-govbr/retorno', { state, ...(code && { code }) });
  };
  const autorizada = async (codigos: readonly string[], quem: Quem = 'solicitante', conta = quem) => {
    const { corpo } = await iniciar(codigos, quem);
    return (await retorno(await govbr.autorizar(corpo.endereco, cpfDe(conta)), quem)).corpo;
  };
  const assinarPapel = async (assinaturaId: string, codigo: string, quem: Quem = 'solicitante') => {
    const url = `/assinaturas-govbr/${assinaturaId}/papeis/${codigo}`;
    const { status, corpo } = await cliente.post<DoGovbr>(quem, url, undefined);
    return { status, corpo, dito: `${status}${corpo.detail ? ` ${corpo.detail}` : ''}` };
  };
  const assinado = async (codigo: string, quem: Quem = 'solicitante') => {
    const { assinaturaId, motivo } = await autorizada([codigo], quem);
    const { dito } = await assinarPapel(assinaturaId, codigo, quem);
    return motivo ?? dito;
  };
  const conferir = async (codigo: string, pdf: Buffer) => {
    const resposta = await cliente.enviar('doAcre', `/verificacao-arquivo/${codigo}`, pdf, 'application/pdf');
    return (await resposta.json()) as Schemas['ArquivoConferido'];
  };
  const guardado = async (codigo: string) => (await cliente.baixar('gestora', `/papeis/${codigo}/assinado`)).bytes;
  const perguntas = (caminho: string) => govbr.pedidos.filter(cada => cada.caminho === caminho).length;
  const exigir = async (valor: Schemas['NivelDaAssinatura']) => {
    await banco.database.execute(sql`insert into parametros (chave) values ('nivelDoMapa')`);
    await banco.database.execute(
      sql`insert into vigencias_parametro (chave, vale_de, valor, usuario_id) values ('nivelDoMapa', '2026-01-01', ${JSON.stringify(valor)}::jsonb, 1)`,
    );
  };

  it('sai só o resumo, entra a assinatura, e o arquivo fica guardado como um que se devolve', async () => {
    await exigir('AVANCADA');
    const codigo = await mapa();
    const original = await emitido();
    expect(await obter(codigo)).toMatchObject({ govbr: { impedimento: null }, assinaturas: [{ pendente: true }] });
    const { status, corpo: ida } = await iniciar([codigo]);
    expect(status).toBe(201);
    const endereco = new URL(ida.endereco);
    expect(Object.fromEntries(endereco.searchParams)).toEqual({
      ...{ response_type: 'code', client_id: 'alipen.teste.gov.br', scope: 'sign' },
      redirect_uri: 'https://alipen.teste.gov.br/assinatura-govbr',
      ...{ state: expect.stringMatching(/^.{43}$/), nonce: expect.stringMatching(/^.{43}$/) },
    });
    const volta = await retorno(await govbr.autorizar(ida.endereco, cpfDe('solicitante')));
    expect(volta.corpo).toMatchObject({ situacao: 'AUTORIZADA', motivo: null, voltar: VOLTAR });
    expect(volta.corpo.papeis).toEqual([{ codigo, titulo: expect.stringContaining('Mapa de'), assinado: false }]);
    const { dito, corpo } = await assinarPapel(ida.assinaturaId, codigo);
    expect([dito, corpo.papeis[0]?.assinado]).toEqual(['200', true]);

    const { corpo: pedido } = govbr.pedidos.at(-1) ?? { corpo: '{}' };
    expect(JSON.parse(pedido)).toEqual({ hashBase64: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/) });
    const depois = await obter(codigo);
    const certificado = { especie: 'GOVBR', titular: 'SÔNIA SOLICITANTE', cpf: '***.000.000-**' };
    expect(depois.assinaturas).toMatchObject([{ nivel: 'AVANCADA', pendente: false, certificado }]);
    expect(depois.govbr).toEqual({ impedimento: 'Você já assinou este papel com gov.br.' });
    const pdf = await guardado(codigo);
    // The agency's hour differs from one issue to the next; what stands before its signature does not.
    const semAgencia = original.indexOf('/Type /Sig');
    expect(pdf.subarray(0, 5_000).equals(original.subarray(0, 5_000)) && semAgencia > 5_000).toBe(true);
    const dela = pdf.subarray(pdf.lastIndexOf('/Type /Sig')).toString('latin1');
    expect(dela).toContain('/SubFilter /adbe.pkcs7.detached');
    expect(dela).not.toMatch(/\/M \(|\/Perms/);
    expect(pdf.toString('latin1').match(/\/TransformMethod \/DocMDP/g)).toHaveLength(1);
    expect(pdf.toString('latin1')).toMatch(/\/P 2\b/);
    const { resultado, assinaturas } = await conferir(codigo, pdf);
    expect([resultado, assinaturas.map(({ especie, cpf }) => [especie, cpf])]).toEqual([
      ...[
        'ASSINADO_TAMBEM',
        [
          [undefined, undefined],
          ['GOVBR', '***.000.000-**'],
        ],
      ],
    ]);
    const feitos = await banco.database
      .select()
      .from(eventos)
      .where(eq(eventos.entidade, 'papeis_assinados'))
      .orderBy(asc(eventos.id));
    expect(feitos.at(-1)).toMatchObject({ acao: 'assinarPapelComGovbr', dados: { codigo, sha256: sha256De(pdf) } });
    // Again is the same answer, and asks nobody.
    expect((await assinarPapel(ida.assinaturaId, codigo)).dito).toBe('200');
    expect(perguntas('assinarPKCS7')).toBe(1);
  });

  it('uma pessoa assina com gov.br sobre a outra, que assinou ali ou devolveu com ICP-Brasil', async () => {
    const codigo = await mapa();
    await assinarDia('fiscal', 'FISCAL');
    expect(await assinado(codigo)).toBe('200');
    const primeiro = await guardado(codigo);
    expect(await assinado(codigo, 'fiscal')).toBe('200');
    const juntas = await guardado(codigo);
    expect(juntas.subarray(0, primeiro.length).equals(primeiro)).toBe(true);
    expect((await obter(codigo)).assinaturas.map(({ nivel }) => nivel)).toEqual(['AVANCADA', 'AVANCADA']);

    const outro = await fechado(ONTEM);
    await assinarDia('fiscal', 'FISCAL', ONTEM);
    const unidade = await icp.pessoa(cpfDe('solicitante'), { nome: 'SÔNIA' });
    const dela = await assinadoPor(await emitido(ONTEM), unidade, [icp.intermediaria], { field: 'Unidade' });
    expect((await devolver('solicitante', outro, dela)).status).toBe(200);
    expect(await assinado(outro, 'fiscal')).toBe('200');
    const { resultado, assinaturas } = await conferir(outro, await guardado(outro));
    expect([resultado, ...assinaturas.map(({ especie }) => especie)]).toEqual([
      ...['ASSINADO_TAMBEM', undefined, 'ICP_BRASIL', 'GOVBR'],
    ]);
    expect((await obter(outro)).assinaturas.map(({ nivel }) => nivel)).toEqual(['QUALIFICADA', 'AVANCADA']);
  });

  it('o que se assinou com gov.br fora daqui também se devolve, e é avançada', async () => {
    const codigo = await mapa();
    const dela = await assinadoPor(await emitido(), await certificadoDe('solicitante'), [], { field: 'Portal' });
    const { status, corpo } = await devolver('solicitante', codigo, dela);
    expect([status, corpo.assinaturas[0]?.nivel, corpo.assinaturas[0]?.certificado?.especie]).toEqual([
      ...[200, 'AVANCADA', 'GOVBR'],
    ]);
  });

  it('a conta de outra pessoa é recusada antes de assinar, e o certificado trocado depois também', async () => {
    const codigo = await mapa();
    const { situacao, motivo } = await autorizada([codigo], 'solicitante', 'fiscal');
    expect([situacao, motivo]).toEqual([
      ...[
        'RECUSADA',
        expect.stringMatching(/^A conta gov\.br que autorizou é de outra pessoa, de CPF \*{3}\.000\.000-/),
      ],
    ]);
    expect(perguntas('assinarPKCS7')).toBe(0);
    govbr.trocar = () => certificadoDe('fiscal');
    expect(await assinado(codigo)).toBe('422 O certificado é de outra pessoa: o CPF dele não é o seu.');
    expect((await obter(codigo)).temArquivo).toBe(false);
  });

  it('a assinatura de outro conteúdo, a de outra cadeia e o que não é assinatura não são guardados', async () => {
    const codigo = await mapa();
    govbr.estragar = resumo => Buffer.from(resumo).fill(7, 0, 1);
    expect(await assinado(codigo)).toBe(
      '422 O gov.br devolveu a assinatura de outro conteúdo. O papel continua como estava: comece de novo.',
    );
    govbr.estragar = resumo => resumo;
    const deFora = await alheia.pessoa(cpfDe('solicitante'), { rsa: true });
    govbr.trocar = async () => deFora;
    expect(await assinado(codigo)).toMatch(/^422 O certificado que o gov\.br usou não vem das autoridades/);
    govbr.trocar = undefined;
    govbr.desviar = (response, caminho) => {
      if (caminho === 'certificadoPublico') response.end(deFora.pem);
      return caminho === 'certificadoPublico';
    };
    expect((await autorizada([codigo])).motivo).toMatch(/^O certificado que o gov\.br usou não vem das autoridades/);
    for (const corpo of ['isto não é um PKCS#7', Buffer.alloc(80_000, 1)]) {
      govbr.desviar = (response, caminho) => {
        if (caminho === 'assinarPKCS7') response.end(corpo);
        return caminho === 'assinarPKCS7';
      };
      expect(await assinado(codigo)).toBe(FORA_DO_AR);
    }
    expect((await obter(codigo)).temArquivo).toBe(false);
  });

  it('a volta vale uma vez, na sessão de quem começou, em dez minutos', async () => {
    const codigo = await mapa();
    const { corpo } = await iniciar([codigo]);
    const volta = await govbr.autorizar(corpo.endereco, cpfDe('solicitante'));
    const alheia = await retorno(volta, 'fiscal');
    expect([alheia.status, alheia.corpo.detail]).toEqual([404, expect.stringContaining('não é de uma assinatura')]);
    const forjada = new URL(volta);
    forjada.searchParams.set('state', 'x'.repeat(43));
    expect((await retorno(forjada)).status).toBe(404);
    expect(perguntas('token')).toBe(0);
    const vezes = await Promise.all([retorno(volta), retorno(volta)]);
    expect(vezes.map(({ status }) => status)).toEqual([200, 200]);
    expect((await retorno(volta)).corpo).toMatchObject({ situacao: 'AUTORIZADA', assinaturaId: corpo.assinaturaId });
    expect(perguntas('token')).toBe(1);
    expect((await assinarPapel(corpo.assinaturaId, codigo, 'fiscal')).status).toBe(404);

    const outra = (await iniciar([codigo])).corpo;
    const tarde = await govbr.autorizar(outra.endereco, cpfDe('solicitante'));
    cliente.em('2026-11-22T13:10:01.000Z');
    expect((await retorno(tarde)).corpo.detail).toMatch(/demorou mais de dez minutos/);
    expect((await assinarPapel(corpo.assinaturaId, codigo)).dito).toBe(TERMINOU);
  });

  it('sem autorização, com conta bronze ou CPF irregular, nada é assinado, e diz-se por quê', async () => {
    const codigo = await mapa();
    const { corpo } = await iniciar([codigo]);
    const negada = await retorno(await govbr.autorizar(corpo.endereco, cpfDe('solicitante'), 'cancelar'));
    expect(negada.corpo).toMatchObject({
      situacao: 'RECUSADA',
      voltar: VOLTAR,
      motivo: expect.stringMatching(/^Você não autorizou/),
    });
    expect((await assinarPapel(corpo.assinaturaId, codigo)).dito).toBe(TERMINOU);
    conta('solicitante', { nivel: 'bronze' });
    const NIVEL = /^Para assinar com gov\.br a conta precisa ser prata ou ouro\..*confiabilidades\.acesso\.gov\.br/;
    expect((await autorizada([codigo])).motivo).toMatch(NIVEL);
    govbr.desviar = (response, caminho) => {
      if (caminho !== 'certificadoPublico') return false;
      response.writeHead(403);
      response.end('CPF com situação cancelada, nula ou falecido na Receita Federal não permite uso da assinatura.');
      return true;
    };
    expect((await autorizada([codigo])).motivo).toMatch(/^O gov\.br não assina com este CPF/);
    govbr.desviar = () => false;

    // A session that came by gov.br with a bronze account is told before it is sent there.
    const [jti, { id: usuarioId, ...pessoa }] = [randomUUID(), pessoas.solicitante];
    await banco.database.execute(
      sql`insert into sessoes (jti, usuario_id, forma, nivel_da_conta, iniciada_em, expira_em) values (${jti}, ${usuarioId}, 'PROVEDOR', 'bronze', ${AGORA}::timestamptz, '2026-11-30'::timestamptz)`,
    );
    const desta = { jti, pessoa: { ...pessoa, usuarioId, matricula: '1', restritaA: ids.upsl, requestId: 'x' } };
    const service = cliente.pegar(AssinaturasGovbrService);
    await expect(service.iniciar(desta, { codigos: [codigo], voltar: '' })).rejects.toThrow(NIVEL);
    expect(await service.papeis(desta, { lotacaoId: ids.upsl, mes: '2026-11' })).toMatchObject({
      ...{ oferecido: true, impedimento: expect.stringMatching(NIVEL), papeis: [{ codigo }] },
    });
  });

  it('o gov.br fora do ar deixa o papel como estava, e depois se assina', async () => {
    const codigo = await mapa();
    govbr.desviar = response => {
      response.destroy();
      return true;
    };
    const { situacao, motivo } = await autorizada([codigo]);
    expect([situacao, motivo]).toEqual(['RECUSADA', FORA_DO_AR.slice(4)]);
    for (const [status, corpo] of [
      [200, '{"access_token": 7}'],
      [200, '<html>'],
      [500, '{}'],
      [302, ''],
    ] as const) {
      govbr.desviar = response => {
        response.writeHead(status, { location: 'https://outro.gov.br/' });
        response.end(corpo);
        return true;
      };
      expect((await autorizada([codigo])).motivo).toBe(FORA_DO_AR.slice(4));
    }
    govbr.desviar = () => false;
    expect((await cliente.get<Schemas['Fechamento']>('gestora', rota())).corpo.situacao).toBe('FECHADO');
    expect(await assinado(codigo)).toBe('200');
  });

  it('uma autorização assina os mapas do mês; o que parou no meio fica pendente, e outra segue dali', async () => {
    const codigos = [await mapa()];
    for (const data of [ONTEM, '2026-11-19']) codigos.push(await fechado(data));
    const doMes = async (quem: Quem = 'solicitante') =>
      (await cliente.get<Schemas['PapeisParaGovbr']>(quem, `/lotacoes/${ids.upsl}/papeis-para-govbr?mes=2026-11`))
        .corpo;
    const antes = await doMes();
    expect([antes.oferecido, antes.papeis.map(({ codigo }) => codigo)]).toEqual([true, codigos.toReversed()]);
    expect((await doMes('fiscal')).papeis).toEqual([]);
    expect((await cliente.get('doAcre', `/lotacoes/${ids.upsl}/papeis-para-govbr?mes=2026-11`)).status).toBe(403);
    const { corpo } = await iniciar(antes.papeis.map(({ codigo }) => codigo));
    expect(new URL(corpo.endereco).searchParams.get('scope')).toBe('signature_session');
    await retorno(await govbr.autorizar(corpo.endereco, cpfDe('solicitante')));
    const [lacrada] = (await banco.database.execute(sql`select ficha from assinaturas_govbr`)).rows;
    expect(String(lacrada?.ficha)).not.toContain('AT-');
    govbr.desviar = (response, caminho) => {
      if (caminho !== 'assinarPKCS7' || perguntas('assinarPKCS7') < 3) return false;
      response.writeHead(401);
      response.end();
      return true;
    };
    const ditos: string[] = [];
    for (const { codigo } of antes.papeis) ditos.push((await assinarPapel(corpo.assinaturaId, codigo)).dito);
    expect(ditos).toEqual(['200', '200', TERMINOU]);
    const lida = await cliente.get<DoGovbr>('solicitante', `/assinaturas-govbr/${corpo.assinaturaId}`);
    expect(lida.corpo.papeis.map(({ assinado }) => assinado)).toEqual([true, true, false]);
    expect((await cliente.get('fiscal', `/assinaturas-govbr/${corpo.assinaturaId}`)).status).toBe(404);

    govbr.desviar = () => false;
    const { papeis } = await doMes();
    expect(papeis.map(({ codigo }) => codigo)).toEqual([codigos[0]]);
    expect(await assinado(codigos[0] ?? '')).toBe('200');
    expect((await doMes()).papeis).toEqual([]);
    const fichas = (
      await banco.database.execute(
        sql`select ficha from assinaturas_govbr where situacao = 'AUTORIZADA' and jsonb_array_length(papeis) = 1`,
      )
    ).rows;
    expect(fichas).toEqual([{ ficha: null }]);
    expect((await iniciar(codigos)).corpo.detail).toBe('Você já assinou este papel com gov.br.');
  });

  it('o que pede assinatura qualificada, foi reaberto ou não é da pessoa não vai ao gov.br', async () => {
    const codigo = await mapa();
    const dito = async (quem: Quem = 'solicitante') => {
      const { status, corpo } = await iniciar([codigo], quem);
      return `${status} ${corpo.detail}`;
    };
    expect(await dito('fiscal')).toBe('409 Só quem assinou este papel no sistema o devolve assinado com certificado.');
    expect(await dito('doAcre')).toMatch(/^403 /);
    await exigir('QUALIFICADA');
    const SO =
      'Este papel pede assinatura qualificada, e a do gov.br é avançada. Assine com um certificado da ICP-Brasil.';
    expect(await dito()).toBe(`409 ${SO}`);
    expect((await obter(codigo)).govbr).toEqual({ impedimento: SO });
    // Nor by hand, where it would take the place of the one that is asked for.
    const dela = await assinadoPor(await emitido(), await certificadoDe('solicitante'), []);
    expect((await devolver('solicitante', codigo, dela)).corpo.detail).toBe(SO);
    await reabrir(cliente, (await motivosDe(banco.database))('REABERTURA', 'ERRO_LANCAMENTO'));
    expect(await dito()).toMatch(/^409 Este mapa foi reaberto/);
  });

  it('o termo de recebimento também se assina com gov.br', async () => {
    await banco.database.execute(sql`update contratos set valor_total_centavos = 10000000`);
    await aprovada(cliente, banco.database);
    await designados(cliente);
    const { id, codigo } = (await emitir(cliente, 'gestora', 'PROVISORIO')).corpo;
    await assinarTermo(cliente, 'fiscal', id);
    expect(await assinado(codigo, 'fiscal')).toBe('200');
    expect((await conferir(codigo, await guardado(codigo))).resultado).toBe('ASSINADO_TAMBEM');
  });
});
