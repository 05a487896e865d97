import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { prepararServidor } from './kit/servidor.ts';

const URL = '/ms-alipen/fornecedores/importacoes';
const CABECALHO = 'CNPJ;Razão social;Contrato;Início;Fim;Refeição;Público;Preço;Quantidade';
const NOVO = '12.ABC.345/01DE-35;Panela Nova;100/2027;01/01/2027;31/12/2027';

describe('importar fornecedores e preços', () => {
  const servidor = prepararServidor();
  const importar = (linhas: string[], simular = false) =>
    servidor
      .como('gestora')
      .post(`${URL}?simular=${simular}`)
      .set('content-type', 'text/csv')
      .send([CABECALHO, ...linhas].join('\r\n'));
  const contar = async () => {
    const [n] = await rows<{ n: string }>(
      servidor.database,
      sql`select (select count(*) from fornecedores) || ' ' || (select count(*) from contratos) || ' ' || (select count(*) from itens_contrato) as n`,
    );
    return n?.n;
  };
  const linhas = [
    `${NOVO};Almoço;Interno;14,50;1.000`,
    `${NOVO};ALM;Servidor;15,00;500`,
    '90.002.000/0001-13;Sabor do Cocal Refeições Ltda.;034/2026;;;Almoço;Interno;14,18;980000',
    '90.002.000/0001-13;Sabor do Cocal Refeições Ltda.;034/2026;;;Jantar;Interno;15,00;980000',
    `${NOVO};Almoço;Interno;16,00;1`,
    `${NOVO};Merenda;Interno;16,00;1`,
    '90.001.000/0001-07;Ágile Alimentação Coletiva Ltda.;034/2026;;;Almoço;Interno;1;1',
    '90.001.000/0001-07;Ágile Alimentação Coletiva Ltda.;200/2027;;;Almoço;Interno;1;1',
    '12.ABC.345/01DE-00;Errada;;;;;;;',
    '90.003.000/0001-38;Cozinha Boa Mesa do Norte S.A.;;;;;;;',
  ];

  it('o ensaio diz linha a linha o que faria, e nada grava', async () => {
    const antes = await contar();
    const { body } = await importar(linhas, true).expect(200);
    expect(body).toMatchObject({ simulada: true, linhas: 10, novas: 2, alteradas: 1, iguais: 2 });
    expect(body.recusadas.map((r: { linha: number; motivo: string }) => [r.linha, r.motivo])).toEqual([
      [6, 'Este preço já está na linha 2.'],
      [7, 'A refeição "Merenda" não existe.'],
      [8, 'O contrato 034/2026 é de Sabor do Cocal.'],
      [9, 'O contrato 200/2027 é novo: informe o início da vigência.'],
      [10, 'A coluna CNPJ não é um CNPJ: "12.ABC.345/01DE-00".'],
    ]);
    expect(await contar()).toBe(antes);
  });

  it('a importação grava de uma vez, com histórico, e de novo não muda nada', async () => {
    await importar(linhas).expect(200);
    const { body: lista } = await servidor.como('gestora').get('/ms-alipen/contratos?numero=100/2027');
    const { body } = await servidor.como('gestora').get(`/ms-alipen/contratos/${lista.itens[0].id}`);
    expect(body).toMatchObject({ fornecedor: 'Panela Nova', vigenciaFim: '2027-12-31', valorTotalCentavos: 2_200_000 });
    expect(body.itens.map((i: { precoCentavos: number }) => i.precoCentavos)).toEqual([1450, 1500]);
    const eventos = await rows(
      servidor.database,
      sql`select entidade, count(*)::int as n from eventos where acao = 'importarFornecedores' group by 1 order by 1`,
    );
    expect(eventos).toEqual([
      { entidade: 'contratos', n: 3 },
      { entidade: 'fornecedores', n: 1 },
    ]);
    const { body: denovo } = await importar(linhas).expect(200);
    expect(denovo).toMatchObject({ novas: 0, alteradas: 0, iguais: 5 });
  });

  it('o modelo volta como se baixou: sem linhas, com as colunas', async () => {
    const modelo = await servidor.como('gestora').get(`${URL}/modelo?formato=csv`).expect(200);
    const { body } = await servidor
      .como('gestora')
      .post(`${URL}?simular=true`)
      .set('content-type', 'text/csv')
      .send(modelo.text);
    expect(body).toMatchObject({ linhas: 0, recusadas: [] });
  });
});
