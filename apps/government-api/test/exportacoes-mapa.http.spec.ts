import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { type MesImpresso, mesEmPdf } from '../src/exportacoes-mapa/mes.pdf.mapper.ts';
import type { VersaoVigente } from '../src/fechamentos/fechamentos.service.ts';
import { MapaDiarioService } from '../src/mapa-diario/mapa-diario.service.ts';
import { serialOf } from '../src/spreadsheets/xlsx-cells.ts';
import { baixarPronto } from './kit/arquivo.ts';
import { textosDoPdf } from './kit/pdf.ts';
import { abrir, type Folhas, folhaDe, recalcular } from './kit/planilha.ts';
import { prepararServidor } from './kit/servidor.ts';

type Schemas = components['schemas'];

const PERIODO = { doDia: null, dias: 30, diasComPedido: 30 };
const CODIGO = `P${'-AAAA'.repeat(7)}`;

describe('o mapa do mês como planilha oficial', () => {
  const servidor = prepararServidor();
  let mes: string;

  const baixar = async (tipo: string, parametros: object): Promise<Buffer> =>
    (await baixarPronto(servidor, 'gestora', { tipo, parametros })).bytes;
  const consolidado = async (parametros: object = {}): Promise<Schemas['MapaConsolidado']> =>
    (
      await servidor
        .como('gestora')
        .get('/ms-alipen/mapa-diario/consolidado')
        .query({ mes, ...parametros })
        .expect(200)
    ).body;
  const baixado = async (url: string, query: object) =>
    (await servidor.como('gestora').get(url).query(query).expect(200)).body;
  const planilha = async (parametros: object = {}): Promise<Folhas> =>
    abrir(await baixar('MAPA_XLSX', { mes, ...parametros }));

  beforeAll(async () => {
    const [ultimo] = await rows<{ mes: string }>(
      servidor.database,
      sql`select to_char(max(data_refeicao), 'YYYY-MM') as mes from pedidos where situacao in ('ENTREGUE', 'ENCERRADO')`,
    );
    mes = ultimo?.mes ?? '';
  });

  it('as duas folhas, recalculadas, dão os totais da tela', async () => {
    const mapa = await consolidado();
    const folhas = await planilha();
    expect([...folhas.keys()]).toEqual(['COMPARATIVO', 'RESUMO']);
    const comparativo = folhaDe(folhas, 'COMPARATIVO');
    const resumo = folhaDe(folhas, 'RESUMO');
    const diferentes = [...folhas].flatMap(([nome, folha]) =>
      [...folha].flatMap(([onde, celula]) => {
        if (!celula.formula) return [];
        const feito = recalcular(folhas, nome, celula.formula);
        return Math.abs(feito - Number(celula.valor)) < 0.005 ? [] : [`${nome}!${onde} ${celula.formula}: ${feito}`];
      }),
    );
    expect(diferentes).toEqual([]);
    const rotulo = (texto: string) => [...resumo].find(([, { valor }]) => valor === texto)?.[0].slice(1) ?? '';
    const dinheiro = (texto: string) => Math.round(Number(resumo.get(`C${rotulo(texto)}`)?.valor) * 100);
    expect(dinheiro('Valor total (R$)')).toBe(mapa.totais.brutoCentavos);
    expect(dinheiro('Valor líquido (R$)')).toBe(mapa.totais.liquidoCentavos);
    expect(mapa.totais.brutoCentavos).toBeGreaterThan(0);
    const [desvio] = [...comparativo].filter(([, { formula }]) => /^SUM\(\w+5:\w+5\)$/.test(formula ?? ''));
    expect(Math.round(Number(desvio?.[1].valor) * 100)).toBe(mapa.totais.valorDesvioCentavos);
  });

  it('com dois preços no mesmo dia e preço novo no meio do mês, o valor e o desvio de cada coluna são os da tela, ao centavo', async () => {
    const [pedido] = await rows<{ id: number; lotacaoId: number }>(
      servidor.database,
      sql`select p.id, p.lotacao_id as "lotacaoId" from pedidos p
        where to_char(p.data_refeicao, 'YYYY-MM') = ${mes} and p.situacao in ('ENTREGUE', 'ENCERRADO') order by p.id limit 1`,
    );
    const { id = 0, lotacaoId = 0 } = pedido ?? {};
    await servidor.database.execute(sql`
      insert into pedidos overriding system value
      select (jsonb_populate_record(p, jsonb_build_object('id', 900000, 'numero', '2026-900000', 'tipo', 'COMPLEMENTAR', 'complemento_de', p.id))).*
      from pedidos p where id = ${id}`);
    await servidor.database.execute(sql`
      insert into itens_pedido
      select (jsonb_populate_record(i, jsonb_build_object('pedido_id', 900000, 'preco_centavos', i.preco_centavos + 33))).*
      from itens_pedido i where pedido_id = ${id}`);
    await servidor.database.execute(sql`
      update itens_pedido i set preco_centavos = preco_centavos + 11 from pedidos p
      where p.id = i.pedido_id and p.lotacao_id = ${lotacaoId} and p.data_refeicao >= ${`${mes}-15`}::date`);
    const mapa = await consolidado({ lotacoes: String(lotacaoId) });
    const folhas = await planilha({ lotacaoId });
    const recalculada = (nome: string, linha: string | undefined) =>
      [...folhaDe(folhas, nome)].flatMap(([onde, { formula }]) =>
        formula && onde.replace(/^[A-Z]+/, '') === linha ? [Math.round(recalcular(folhas, nome, formula) * 100)] : [],
      );
    const resumo = folhaDe(folhas, 'RESUMO');
    const parciais = recalculada(
      'RESUMO',
      [...resumo].find(([, { valor }]) => valor === 'Valor parcial (R$)')?.[0].slice(1),
    );
    expect(parciais).toEqual(mapa.totais.colunas.map(({ valorCentavos }) => valorCentavos));
    expect(mapa.totais.colunas.some(({ precoCentavos }) => precoCentavos === null)).toBe(true);
    expect(parciais.reduce((soma, n) => soma + n, 0)).toBe(mapa.totais.valorCentavos);
    expect(recalculada('COMPARATIVO', '5')).toEqual(mapa.totais.colunas.map(coluna => coluna.valorDesvioCentavos));
    expect(recalculada('COMPARATIVO', '6')).toEqual([mapa.totais.valorDesvioCentavos]);
    // The day asked for twice exceeds its head count and is reckoned at the dearer of its two prices.
    const { data, tipoAlimentacaoId, maisCaro, maisBarato } = await duasVezes(id);
    const mapas = servidor.app.get(MapaDiarioService);
    const doDia = await mapas.dia(servidor.database, { data, lotacaoIds: [lotacaoId] });
    const onde = doDia.colunas.findIndex(
      coluna => coluna.tipoAlimentacaoId === tipoAlimentacaoId && coluna.baseConferencia === 'EFETIVO_INTERNO',
    );
    const acima = doDia.linhas[0]?.diferencas[onde] ?? 0;
    expect(acima).toBeGreaterThan(0);
    expect(doDia.totais.colunas[onde]?.valorDesvioCentavos).toBe(acima * maisCaro);
    expect(maisCaro).toBeGreaterThan(maisBarato);
  });

  it('as primeiras colunas são as do modelo oficial, com datas e números de verdade', async () => {
    const comparativo = folhaDe(await planilha(), 'COMPARATIVO');
    expect(['A7', 'B7', 'C7', 'D7', 'E7'].map(onde => comparativo.get(onde)?.valor)).toEqual([
      'Locação',
      'Unidade',
      'Nº SIISP',
      'Data',
      'Mapa de alimentação',
    ]);
    expect(Number(comparativo.get('D10')?.valor)).toBe(serialOf(`${mes}-01`));
    expect(comparativo.get('E10')?.valor).toMatch(/^\d+$/);
  });

  it('quem pede só da sua lotação recebe só a sua, e o total é o dela', async () => {
    const [unidade] = await rows<{ id: number }>(
      servidor.database,
      sql`select lotacao_id as id from usuarios where cpf = '52998224725'`,
    );
    const mapa = await consolidado({ lotacoes: String(unidade?.id) });
    const resumo = folhaDe(await planilha({ lotacaoId: unidade?.id }), 'RESUMO');
    const linha = [...resumo].find(([, { valor }]) => valor === 'Valor total (R$)')?.[0].slice(1);
    expect(Math.round(Number(resumo.get(`C${linha}`)?.valor) * 100)).toBe(mapa.totais.brutoCentavos);
    expect(resumo.get('A9')).toBeUndefined();
  });

  it('diz RASCUNHO até o último dia do mês ser fechado', async () => {
    const [unidade] = await rows<{ id: number }>(
      servidor.database,
      sql`select lotacao_id as id from usuarios where cpf = '52998224725'`,
    );
    const legenda = async () =>
      [...folhaDe(await planilha({ lotacaoId: unidade?.id }), 'COMPARATIVO').values()]
        .map(({ valor }) => String(valor))
        .find(valor => valor.includes('gerado em'));
    expect(await legenda()).toMatch(/^RASCUNHO · /);
    await servidor.database.execute(sql`
      insert into fechamentos_mapa (lotacao_id, data, versao, sequencia, situacao, conteudo, selos, hash, hash_anterior,
        codigo, fechado_em, fechado_por)
      select ${unidade?.id}, dia, 1, n + 1000, 'FECHADO', '{}', '', repeat('0', 64), repeat('0', 64),
        repeat('AAAA-', 6) || lpad(n::text, 4, '0'), now(), (select min(id) from usuarios)
      from generate_series(${`${mes}-01`}::date, ${`${mes}-01`}::date + interval '1 month' - interval '1 day', interval '1 day')
        with ordinality as dias (dia, n)`);
    expect(await legenda()).toMatch(/^[a-z]/);
  });

  it('o CSV tem uma linha por lotação e dia, e a mesma soma', async () => {
    const mapa = await consolidado();
    const texto = (await baixar('MAPA_CSV', { mes })).toString('utf8');
    const [titulos, ...linhas] = texto.trimEnd().split('\r\n');
    const dias = new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5)), 0)).getUTCDate();
    expect(linhas).toHaveLength(mapa.linhas.length * dias);
    expect(titulos?.startsWith('\uFEFFMunicípio;Unidade;Data')).toBe(true);
    const valor = titulos?.split(';').indexOf('Valor (R$)') ?? -1;
    const soma = linhas.reduce(
      (total, linha) => total + Math.round(Number(linha.split(';')[valor]?.replace(',', '.')) * 100),
      0,
    );
    expect(soma).toBe(mapa.totais.brutoCentavos);
  });

  it('o arquivo tem o recorte da tela: UF, lotações, quantidade e contrato', async () => {
    const [alguma] = await rows<{ uf: string; contratoId: number }>(
      servidor.database,
      sql`select l.uf, i.contrato_id as "contratoId" from pedidos p
        join lotacoes l on l.id = p.lotacao_id join itens_pedido i on i.pedido_id = p.id
        where to_char(p.data_refeicao, 'YYYY-MM') = ${mes} and i.contrato_id is not null order by p.id limit 1`,
    );
    const { uf = '', contratoId = 0 } = alguma ?? {};
    const duas = (await consolidado()).linhas.slice(0, 2).map(({ lotacao }) => lotacao.id);
    const dias = new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5)), 0)).getUTCDate();
    const recortes: { tela: object; arquivo: object }[] = [
      { tela: { uf }, arquivo: { uf } },
      { tela: { lotacoes: duas.join(',') }, arquivo: { lotacoes: duas } },
      { tela: { base: 'SOLICITADA' }, arquivo: { base: 'SOLICITADA' } },
      { tela: { contratoId }, arquivo: { contratoId } },
    ];
    for (const { tela, arquivo } of recortes) {
      const mapa = await consolidado(tela);
      expect(mapa.linhas.length).toBeGreaterThan(0);
      const [titulos = '', ...linhas] = (await baixar('MAPA_CSV', { mes, ...arquivo }))
        .toString('utf8')
        .trimEnd()
        .split('\r\n');
      expect(linhas).toHaveLength(mapa.linhas.length * dias);
      const quantas = mapa.colunas.length;
      const refeicoes = linhas.reduce(
        (soma, linha) =>
          soma +
          linha
            .split(';')
            .slice(5, 5 + quantas)
            .reduce((n, texto) => n + Number(texto), 0),
        0,
      );
      expect(titulos.split(';').slice(5, 5 + quantas)).toHaveLength(quantas);
      expect(refeicoes).toBe(mapa.totais.total);
    }
    const textos = [...folhaDe(await planilha({ base: 'SOLICITADA' }), 'COMPARATIVO').values()].map(
      ({ valor }) => valor,
    );
    expect(textos.some(texto => String(texto).includes('quantidade solicitada'))).toBe(true);
  });

  it('um dia de todas as lotações é arquivo também: os números da tela, com o seu recorte e a sua base', async () => {
    const data = `${mes}-05`;
    const [alguma] = (await consolidado()).linhas;
    for (const recorte of [{}, { uf: alguma?.lotacao.uf }, { base: 'SOLICITADA' }]) {
      const tela = (await baixado('/ms-alipen/mapa-diario', { data, ...recorte })) as Schemas['MapaDiario'];
      const folhas = abrir(await baixar('MAPA_XLSX', { data, ...recorte }));
      const resumo = folhaDe(folhas, 'RESUMO');
      const naLinha = (rotulo: string) => {
        const onde = [...resumo].find(([, { valor }]) => valor === rotulo)?.[0].slice(1);
        return recalcular(folhas, 'RESUMO', resumo.get(`C${onde}`)?.formula ?? '');
      };
      expect(Math.round(naLinha('Valor total (R$)') * 100)).toBe(tela.totais.valorCentavos);
      expect(naLinha('Lotações sem pedido')).toBe(tela.totais.linhas - tela.totais.comPedido);
      expect(naLinha('Aceito')).toBe(tela.totais.conciliacao.aceita.refeicoes);
      const [titulos = '', ...linhas] = (await baixar('MAPA_CSV', { data, ...recorte }))
        .toString('utf8')
        .trimEnd()
        .split('\r\n');
      expect(linhas).toHaveLength(tela.linhas.length);
      const somada = (titulo: string) =>
        linhas.reduce((soma, linha) => {
          const texto = linha.split(';')[titulos.split(';').indexOf(titulo)] ?? '';
          return soma + Math.round(Number(texto.replace(',', '.')) * 100);
        }, 0);
      expect(somada('Líquido (R$)')).toBe(tela.totais.liquidoCentavos);
      expect(somada('Solicitado (refeições)')).toBe(tela.totais.conciliacao.solicitada.refeicoes * 100);
      expect(somada('Recusadas')).toBe(tela.totais.execucao.recusadas * 100);
    }
    const papel = textosDoPdf(await baixar('MAPA_PDF', { data, base: 'SOLICITADA' }));
    const escrito = papel.join('\n');
    expect(escrito).toContain(`Mapa de Alimentação de ${data.split('-').reverse().join('/')}`);
    expect(escrito).toContain('Conferência da quantidade solicitada, sem valor para pagamento');
    expect(escrito).toContain('Ocorrências');
    expect(escrito).not.toContain('Preposto da contratada');
  });

  it('recusa o mês e o dia juntos, e nenhum dos dois', async () => {
    for (const [parametros, pointer] of [
      [{ mes, data: `${mes}-05` }, '/parametros/data'],
      [{}, '/parametros/mes'],
    ] as const) {
      const pedido = servidor.como('gestora').post('/ms-alipen/downloads');
      const { body } = await pedido.send({ tipo: 'MAPA_CSV', parametros }).expect(422);
      expect(body.errors[0].pointer).toBe(pointer);
    }
  });

  it('do dia, quem é de uma lotação recebe a sua', async () => {
    const pedido = { tipo: 'MAPA_CSV', parametros: { data: `${mes}-05` } };
    const { body } = await servidor.como('solicitante').post('/ms-alipen/downloads').send(pedido).expect(201);
    const [unidade] = await rows<{ nome: string }>(
      servidor.database,
      sql`select l.nome from usuarios u join lotacoes l on l.id = u.lotacao_id where u.cpf = '52998224725'`,
    );
    expect(body.titulo).toContain(`: ${unidade?.nome}`);
    const outras = { tipo: 'MAPA_CSV', parametros: { data: `${mes}-05`, lotacoes: [1, 2, 3, 4] } };
    await servidor.como('solicitante').post('/ms-alipen/downloads').send(outras).expect(403);
  });

  it('o consolidado diz quantos dos seus dias estão fechados', async () => {
    const antes = (await consolidado()).diasFechados;
    await servidor.database.execute(sql`
      insert into fechamentos_mapa (lotacao_id, data, versao, sequencia, situacao, conteudo, selos, hash, hash_anterior,
        codigo, fechado_em, fechado_por, reaberto_em, reaberto_por, motivo_id, motivo)
      select (select min(id) from lotacoes where ativa and id not in (select lotacao_id from fechamentos_mapa)),
        ${`${mes}-05`}::date, versao, 3000 + versao, case versao when 1 then 'REABERTO' else 'FECHADO' end, '{}', '',
        repeat('0', 64), repeat('0', 64), repeat('CCCC-', 6) || lpad(versao::text, 4, '0'), now(), quem,
        case versao when 1 then now() end, case versao when 1 then quem end, case versao when 1 then (select min(id) from motivos) end,
        case versao when 1 then 'Conferência' end
      from (select min(id) as quem from usuarios) u, generate_series(1, 2) as versao`);
    expect((await consolidado()).diasFechados).toBe(antes + 1);
  });

  it('o CSV leva o que se anotou, e o RESUMO conta os dias importados de cada lotação', async () => {
    const [unidade] = await rows<{ id: number }>(
      servidor.database,
      sql`select lotacao_id as id from usuarios where cpf = '52998224725'`,
    );
    const lotacaoId = unidade?.id ?? 0;
    const junho = { mes: '2026-06', lotacaoId };
    const { colunas } = (await baixado('/ms-alipen/mapa-diario/mes', junho)) as Schemas['MapaDoMes'];
    const texto = Array.from({ length: 30 }, (_, n) => [n + 1, ...colunas.map(() => 100)].join('\t')).join('\n');
    await servidor
      .como('gestora')
      .post('/ms-alipen/importacoes-mapa')
      .send({ ...junho, texto })
      .expect(200);
    const { tipoAlimentacaoId = null, tipoPublicoId = null, refeicao, publico } = colunas[0] ?? {};
    for (const nota of [
      { tipoAlimentacaoId, tipoPublicoId, texto: 'Visita do juiz; 12 a mais' },
      { tipoAlimentacaoId: null, tipoPublicoId: null, texto: 'Faltou água' },
    ])
      await servidor
        .como('gestora')
        .post(`/ms-alipen/lotacoes/${lotacaoId}/anotacoes-mapa`)
        .send({ data: '2026-06-02', ...nota })
        .expect(201);
    const [titulos, , segundo] = (await baixar('MAPA_CSV', junho)).toString('utf8').split('\r\n');
    expect(titulos).toMatch(/;Valor \(R\$\);Origem;Anotações;Situação$/);
    expect(segundo).toContain(`;importado;"`);
    expect(segundo).toContain(`${refeicao} ${publico}: Visita do juiz; 12 a mais (`);
    expect(segundo).toContain(' | O dia: Faltou água (');
    const folhas = abrir(await baixar('MAPA_XLSX', junho));
    const [contagem] = [...folhaDe(folhas, 'RESUMO').values()].filter(({ formula }) => formula?.startsWith('COUNTIF('));
    expect(contagem?.valor).toBe('30');
    expect(recalcular(folhas, 'RESUMO', contagem?.formula ?? '')).toBe(30);
    expect([...folhaDe(folhas, 'RESUMO').values()].map(({ valor }) => valor)).toContain('Dias importados');
  });

  it('cada arquivo diz o que vale: rascunho até fechar, parcial se falta pedido; no nome, na última coluna do CSV e no papel', async () => {
    const [unidade] = await rows<{ id: number }>(
      servidor.database,
      sql`select lotacao_id as id from usuarios where cpf = '52998224725'`,
    );
    const lotacaoId = unidade?.id ?? 0;
    const [vazio, inteiro] = ['2026-02', '2026-03'];
    const { colunas } = await baixado('/ms-alipen/mapa-diario/mes', { mes: inteiro, lotacaoId });
    const texto = Array.from({ length: 31 }, (_, n) => [n + 1, ...colunas.map(() => 100)].join('\t')).join('\n');
    const importar = servidor.como('gestora').post('/ms-alipen/importacoes-mapa');
    await importar.send({ mes: inteiro, lotacaoId, texto }).expect(200);
    const situacoes = async (qual: string) => {
      const [titulos, ...linhas] = (await baixar('MAPA_CSV', { mes: qual, lotacaoId }))
        .toString('utf8')
        .trimEnd()
        .split('\r\n');
      expect(titulos).toMatch(/;Situação$/);
      return [...new Set(linhas.map(linha => linha.split(';').at(-1)))];
    };
    const nomes = async (qual: string) => {
      const parametros = { mes: qual, lotacaoId };
      const pedido = { tipo: 'MAPA_CSV', parametros };
      const { body } = await servidor.como('gestora').post('/ms-alipen/downloads').send(pedido).expect(201);
      return body.nomeArquivo;
    };
    const papel = async (qual: string) => textosDoPdf(await baixar('MAPA_PDF', { mes: qual, lotacaoId }));
    const fecharTudo = (qual: string) =>
      servidor.database.execute(sql`
        insert into fechamentos_mapa (lotacao_id, data, versao, sequencia, situacao, conteudo, selos, hash, hash_anterior,
          codigo, fechado_em, fechado_por)
        select ${lotacaoId}, dia, 1, extract(doy from dia)::int + 2000, 'FECHADO', '{}', '', repeat('0', 64), repeat('0', 64),
          repeat('BBBB-', 6) || lpad(extract(doy from dia)::text, 4, '0'), now(), (select min(id) from usuarios)
        from generate_series(${`${qual}-01`}::date, ${`${qual}-01`}::date + interval '1 month' - interval '1 day', interval '1 day')
          as dias (dia)`);
    expect([await situacoes(vazio), await situacoes(inteiro)]).toEqual([['RASCUNHO PARCIAL'], ['RASCUNHO']]);
    expect([await nomes(vazio), await nomes(inteiro)]).toEqual([
      expect.stringMatching(/^mapa-2026-02-rascunho-parcial-.+\.csv$/),
      expect.stringMatching(/^mapa-2026-03-rascunho-(?!parcial).+\.csv$/),
    ]);
    const rascunho = await papel(vazio);
    expect(rascunho).toContain('RASCUNHO PARCIAL');
    expect(rascunho).toContain('PARCIAL: há dia ou lotação sem pedido.');
    await fecharTudo(vazio);
    await fecharTudo(inteiro);
    expect([await situacoes(vazio), await situacoes(inteiro)]).toEqual([['PARCIAL'], ['FECHADO']]);
    expect(await nomes(inteiro)).not.toMatch(/rascunho|parcial/);
    const fechado = await papel(vazio);
    expect(fechado).toContain('PARCIAL');
    expect(fechado.join('\n')).not.toContain('RASCUNHO');
  });

  it('o papel do mês de uma lotação tem um dia por linha, os totais da tela e as marcas do que falta', async () => {
    const [unidade] = await rows<{ id: number }>(
      servidor.database,
      sql`select lotacao_id as id from usuarios where cpf = '52998224725'`,
    );
    const lotacaoId = unidade?.id ?? 0;
    const pdf = await baixar('MAPA_PDF', { mes, lotacaoId });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const mapa = await servidor.app.get(MapaDiarioService).mes(servidor.database, { mes, lotacaoId });
    const tela = await consolidado({ lotacoes: String(lotacaoId) });
    const papel = mesEmPdf({
      ...{
        ...PERIODO,
        periodo: 'novembro de 2026',
        mapa,
        unidade: tela.linhas[0]?.lotacao ?? null,
        vigentes: [],
        codigo: null,
        fechado: false,
        deUmContrato: false,
      },
      ...{ anotacoes: [], geradoEm: new Date(0), gerado: 'agora', timbre: { lines: [], arms: null }, endereco: null },
      livro: null,
    });
    const tabelas = papel.blocks.flatMap(bloco => (bloco.kind === 'table' ? [bloco] : []));
    const [dias, , resumo] = tabelas;
    expect(dias?.rows).toHaveLength(new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5)), 0)).getUTCDate());
    const reais = (centavos: number) => (centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
    expect(dias?.total?.at(-2)).toBe(reais(tela.totais.liquidoCentavos));
    expect(resumo?.total?.[4]).toBe(reais(tela.totais.valorCentavos));
    expect(resumo?.total?.[6]).toBe(reais(tela.totais.valorDesvioCentavos));
    expect(papel.watermark).toMatch(/^RASCUNHO/);
    expect(papel.corner).toBeUndefined();
  });

  it('o papel do mês com dias fechados tem o código em todas as páginas e um selo que muda com qualquer um deles', async () => {
    const { mapa, unidade, vigentes } = await comFechados();
    const imprimir = (quais: readonly VersaoVigente[]) =>
      mesEmPdf({
        ...{
          ...PERIODO,
          periodo: 'novembro de 2026',
          mapa,
          unidade,
          vigentes: quais,
          codigo: CODIGO,
          fechado: true,
          anotacoes: [],
        },
        ...{
          deUmContrato: false,
          geradoEm: new Date(0),
          gerado: 'agora',
          timbre: { lines: ['Estado'], arms: null },
          endereco: 'https://alipen.gov.br/',
          livro: 'Livro de registro: 5.678 folhas, 0123456789abcdef',
        },
      });
    const papel = imprimir(vigentes);
    expect(papel.corner).toBeDefined();
    const [conferencia] = papel.blocks.flatMap(bloco => (bloco.kind === 'code' ? [bloco] : []));
    expect(conferencia?.description).toContain(`https://alipen.gov.br/verificar/${CODIGO}`);
    expect(papel.watermark ?? '').not.toContain('RASCUNHO');
    expect(papel.footer).toMatch(/Selo do mês [0-9a-f]{16} · Livro de registro: 5\.678 folhas, 0123456789abcdef$/);
    const outro = vigentes.map((dia, n) => (n === 0 ? { ...dia, hash: 'f'.repeat(64) } : dia));
    expect(imprimir(outro).footer).not.toBe(papel.footer);
    const frases = papel.blocks.flatMap(bloco => (bloco.kind === 'paragraph' ? [bloco.text] : []));
    expect(frases.join(' ')).toContain('Mudaram depois de fechados, e para pagar vale o mapa fechado de cada um: 01/');
  });

  it('de várias lotações o papel do mês traz as anotações, cada uma com a sua unidade, até um limite', async () => {
    const unidades = (await consolidado()).linhas.slice(0, 2).map(({ lotacao }) => lotacao);
    for (const [n, { id }] of unidades.entries())
      await servidor
        .como('gestora')
        .post(`/ms-alipen/lotacoes/${id}/anotacoes-mapa`)
        .send({ data: '2026-01-05', tipoAlimentacaoId: null, tipoPublicoId: null, texto: `Obra na cozinha ${n + 1}` })
        .expect(201);
    const escrito = textosDoPdf(await baixar('MAPA_PDF', { mes: '2026-01' }));
    expect(escrito).toEqual(expect.arrayContaining(['Anotações', 'Obra na cozinha 1', 'Obra na cozinha 2']));
    const { mapa } = await comFechados();
    const nota = { unidade: 'UPSL 1', data: '2026-01-05', onde: 'O dia', texto: 'x', por: 'Gestora' };
    const anotacoes = Array.from({ length: 501 }, () => nota);
    const papel = mesEmPdf({
      ...{
        ...PERIODO,
        periodo: 'janeiro de 2026',
        mapa,
        unidade: null,
        vigentes: [],
        codigo: null,
        fechado: false,
        anotacoes,
      },
      ...{
        deUmContrato: false,
        geradoEm: new Date(0),
        gerado: 'agora',
        timbre: { lines: [], arms: null },
        endereco: null,
        livro: null,
      },
    });
    const [tabela] = papel.blocks.flatMap(bloco =>
      bloco.kind === 'table' && bloco.columns.some(({ header }) => header === 'Texto') ? [bloco] : [],
    );
    expect(tabela?.rows).toHaveLength(500);
    expect(tabela?.rows[0]).toEqual({ cells: ['05/01/2026', 'UPSL 1', 'O dia', 'x', 'Gestora'] });
    expect(JSON.stringify(papel.blocks)).toContain('E mais 1 anotação: estão no mapa de cada unidade.');
  });

  it('de uma lotação, um dia e um dia fechado o papel do mês fala no singular', async () => {
    const { mapa, unidade, vigentes } = await comFechados();
    const linhas = mapa.linhas.slice(0, 1).map(linha => ({ ...linha, diasComPedido: 1, importado: true }));
    const imprimir = (mudanca: Partial<MesImpresso>) =>
      JSON.stringify(
        mesEmPdf({
          ...{
            ...PERIODO,
            periodo: 'novembro de 2026',
            mapa: { ...mapa, linhas },
            unidade: null,
            vigentes: vigentes.slice(0, 1),
          },
          ...{
            codigo: CODIGO,
            fechado: false,
            deUmContrato: false,
            anotacoes: [],
            geradoEm: new Date(0),
            gerado: 'agora',
          },
          ...{ timbre: { lines: [], arms: null }, endereco: null, livro: null, ...mudanca },
        }),
      );
    const papel = imprimir({});
    for (const dito of ['"1 lotação"', '"1 dia"', '"1 dia é importado do mapa', 'SHA-256 de 1 dia fechado)'])
      expect(papel).toContain(dito);
    expect(`${papel}${imprimir({ unidade })}`).not.toMatch(/\b1 (lotações|dias (são|fechados\)))/);
  });

  const duasVezes = async (pedidoId: number) => {
    const [lida] = await rows<{ data: string; tipoAlimentacaoId: number; maisCaro: number; maisBarato: number }>(
      servidor.database,
      sql`select p.data_refeicao::text as data, t.id as "tipoAlimentacaoId", max(i.preco_centavos)::int as "maisCaro",
          min(i.preco_centavos)::int as "maisBarato"
        from pedidos o
        join pedidos p on p.lotacao_id = o.lotacao_id and p.data_refeicao = o.data_refeicao
        join itens_pedido i on i.pedido_id = p.id
        join tipos_alimentacao t on t.id = i.tipo_alimentacao_id
        join tipos_publico u on u.id = i.tipo_publico_id and u.base_conferencia = 'EFETIVO_INTERNO'
        where o.id = ${pedidoId}
        group by 1, 2, t.ordem order by t.ordem limit 1`,
    );
    if (!lida) throw new Error('sem refeição de internos');
    return lida;
  };

  const comFechados = async () => {
    const tela = await consolidado();
    const unidade = tela.linhas[0]?.lotacao;
    if (!unidade) throw new Error('sem lotação');
    const mapa = await servidor.app.get(MapaDiarioService).mes(servidor.database, { mes, lotacaoId: unidade.id });
    const vigentes = mapa.linhas.slice(0, 3).map(
      ({ data, liquidoCentavos }, n): VersaoVigente => ({
        ...{ data: data ?? '', versao: 1, hash: String(n).repeat(64), codigo: 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA' },
        ...{ liquidoCentavos: n === 0 ? liquidoCentavos + 1 : liquidoCentavos, papeis: [] },
      }),
    );
    return { mapa, unidade, vigentes };
  };
});
