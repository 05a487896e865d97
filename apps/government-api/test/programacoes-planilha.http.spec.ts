import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { xlsx } from './kit/pasta-zip.ts';
import { dia, prepararServidor } from './kit/servidor.ts';

const CABECALHO = 'Código;Unidade;Refeição;Público;Segunda;Terça;Domingo';

describe('programações em planilha', () => {
  const servidor = prepararServidor();
  const ids = new Map<string, number>();
  const idDe = (codigo: string) => ids.get(codigo) ?? 0;
  beforeAll(async () => {
    for (const { codigo, id } of await servidor.database.select().from(lotacoes)) ids.set(codigo, id);
  });

  const importar = (linhas: readonly string[], query = `vigenciaInicio=${dia(2)}`) =>
    servidor
      .como('gestora')
      .post(`/ms-alipen/programacoes/importacoes?${query}`)
      .type('text/csv')
      .send(linhas.join('\r\n'));
  const semana = async (id: number, data: string) =>
    (await servidor.como('gestora').get(`/ms-alipen/lotacoes/${id}/programacao?data=${data}`)).body;
  const celula = async (id: number, data: string, diaSemana: number, refeicao: number, publico: number) =>
    (await semana(id, data)).itens.find(
      (i: { diaSemana: number; tipoAlimentacaoId: number; tipoPublicoId: number }) =>
        i.diaSemana === diaSemana && i.tipoAlimentacaoId === refeicao && i.tipoPublicoId === publico,
    )?.quantidade;

  it('com um dia por coluna: o ensaio não grava, a importação muda só o que a planilha diz', async () => {
    const id = idDe('UPSL-1');
    const linhas = [CABECALHO, 'UPSL-1;;Almoço;Interno;1.234;345 ;', 'upsl-2;;almoco;interno;10;;0'];
    const antes = await semana(id, dia(2));
    const { body: ensaio } = await importar(linhas, `simular=true&vigenciaInicio=${dia(2)}`).expect(200);
    expect(ensaio).toMatchObject({ simulada: true, linhas: 2, novas: 0, alteradas: 2, iguais: 0, recusadas: [] });
    expect(await semana(id, dia(2))).toEqual(antes);
    expect((await importar(linhas).expect(200)).body).toMatchObject({ alteradas: 2 });
    expect([await celula(id, dia(2), 1, 3, 1), await celula(id, dia(2), 2, 3, 1)]).toEqual([1234, 345]);
    expect((await semana(id, dia(2))).itens).toHaveLength(56);
    expect(await celula(idDe('UPSL-2'), dia(2), 0, 3, 1)).toBe(0);
    expect((await importar(linhas).expect(200)).body).toMatchObject({ alteradas: 0, iguais: 2 });
  });

  it('com um dia por linha também, e em XLSX', async () => {
    const arquivo = xlsx(
      ['Código', 'Refeição', 'Público', 'Dia', 'Quantidade'],
      ['UPBC-1', 'Jantar', 'Servidor', 'sexta-feira', 41],
    );
    const { status, body } = await servidor
      .como('gestora')
      .post(`/ms-alipen/programacoes/importacoes?vigenciaInicio=${dia(2)}`)
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .send(arquivo);
    expect([status, body.alteradas]).toEqual([200, 1]);
    const jantar = (await semana(idDe('UPBC-1'), dia(2))).itens.filter(
      ({ quantidade }: { quantidade: number }) => quantidade === 41,
    );
    expect(jantar).toHaveLength(1);
  });

  it('cada linha ruim diz por quê e em que coluna, e as outras entram', async () => {
    const linhas = [
      CABECALHO,
      'XXX;;Almoço;Interno;1;;',
      ';Casa que não há;Almoço;Interno;1;;',
      'CASL-1;;Brunch;Interno;1;;',
      'CASL-1;;Almoço;Marciano;1;;',
      'CASL-1;;Almoço;Interno;12,5;;',
      'CASL-1;;Almoço;Interno;10000;;',
      'CASL-1;;Almoço;Interno;;;',
      ';;Almoço;Interno;1;;',
      'CASL-1;;Almoço;Interno;7;;',
      'CASL-1;;Almoço;Interno;8;;',
    ];
    const { body } = await importar(linhas).expect(200);
    expect(body.alteradas).toBe(1);
    expect(body.recusadas.map((r: { linha: number; coluna?: string }) => [r.linha, r.coluna])).toEqual([
      [2, 'Código'],
      [3, 'Unidade'],
      [4, 'Refeição'],
      [5, 'Público'],
      [6, 'Segunda'],
      [7, 'Segunda'],
      [8, 'Quantidade'],
      [9, 'Código'],
      [11, undefined],
    ]);
    expect(await celula(idDe('CASL-1'), dia(2), 1, 3, 1)).toBe(7);
  });

  it('de um dia que passou é recusada inteira', async () => {
    const { status, body } = await importar([CABECALHO, 'CASL-1;;Almoço;Interno;7;;'], `vigenciaInicio=${dia(-2)}`);
    expect([status, body.type]).toEqual([422, '/problemas/data-passada']);
  });

  it('o que se exporta se importa de volta sem mudar nada', async () => {
    const exportar = (formato: string) =>
      servidor.como('gestora').get(`/ms-alipen/programacoes/exportacao?formato=${formato}`).buffer(true);
    const { text } = await exportar('csv').expect(200);
    expect(text.split('\r\n')[0]).toContain('Domingo;Segunda');
    const hoje = await importar([text], `vigenciaInicio=${dia(0)}`).expect(200);
    expect(hoje.body).toMatchObject({ novas: 0, alteradas: 0, recusadas: [] });
    expect((await exportar('xlsx').expect(200)).headers['content-type']).toContain('spreadsheetml');
  });

  it('o modelo tem as colunas que a importação espera', async () => {
    const { text } = await servidor
      .como('gestora')
      .get('/ms-alipen/programacoes/importacoes/modelo?formato=csv')
      .buffer(true)
      .expect(200);
    expect(text.replace('\uFEFF', '').trim()).toBe(
      'Código;Unidade;UF;Município;Refeição;Público;Domingo;Segunda;Terça;Quarta;Quinta;Sexta;Sábado',
    );
  });
});
