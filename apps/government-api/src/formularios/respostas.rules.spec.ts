import { padrao, respostasPerfeitas, trocando } from './formulario-padrao.spec-kit.ts';
import { errosDoFormulario } from './formularios.rules.ts';
import { errosDasRespostas, type Item, type Resposta } from './respostas.rules.ts';

const UUID = '3f0e7c5e-0000-4000-8000-000000000001';
const erros = (respostas: Resposta[], fotos = [UUID]) =>
  errosDasRespostas(padrao, respostas, { fotos: new Set(fotos) }).map(({ detail }) => detail);

describe('as respostas de uma fiscalização', () => {
  it('completas não têm erro', () => {
    expect(erros(respostasPerfeitas())).toEqual([]);
  });

  it.each<[string, Resposta[], string]>([
    ['item obrigatório sem resposta', trocando({ item: 'B1' }), 'Responda o item B1 — Preparações quentes.'],
    ['item que não existe', [...respostasPerfeitas(), { item: 'Z9' }], 'O formulário não tem o item Z9.'],
    ['item repetido', [...respostasPerfeitas(), { item: 'E1', valor: 5 }], 'O item E1 veio duas vezes.'],
    [
      'não se aplica onde sempre se aplica',
      trocando({ item: 'E5', resposta: 'NAO_SE_APLICA' }),
      'O item E5 — Sem corpo estranho, inseto ou azedume sempre se aplica.',
    ],
    [
      'não conforme sem texto',
      trocando({ item: 'D2', resposta: 'NAO_CONFORME' }),
      'Diga o que não está conforme no item D2 — Substituição autorizada e equivalente.',
    ],
    [
      'crítico não conforme sem foto',
      trocando({ item: 'E5', resposta: 'NAO_CONFORME', observacao: 'inseto' }),
      'Inclua uma foto do item E5 — Sem corpo estranho, inseto ou azedume.',
    ],
    ['escala fora de 1 a 5', trocando({ item: 'E1', valor: 6 }), 'E1 — Aparência: A escala vai de 1 a 5.'],
    [
      'hora que não existe',
      trocando({ item: 'B3', valor: 1440 }),
      'B3 — Hora da produção na etiqueta, até 6 horas antes do consumo: A hora vai de 00:00 a 23:59.',
    ],
    ['foto obrigatória', trocando({ item: 'H1', fotos: [] }), 'Inclua uma foto do item H1 — Foto da marmita aberta.'],
  ])('%s', (_, respostas, detail) => {
    expect(erros(respostas)).toContain(detail);
  });

  it.each<[string, Resposta[]]>([
    ['sem resposta', trocando({ item: 'A2' })],
    ['que se disse não se aplicar', trocando({ item: 'A2', resposta: 'NAO_SE_APLICA' })],
  ])('a contagem %s só passa onde não há pedido com quantidades', (_, respostas) => {
    const sem = (semQuantidades: boolean) =>
      errosDasRespostas(padrao, respostas, { fotos: new Set([UUID]), semQuantidades });
    expect(sem(true)).toEqual([]);
    expect(sem(false)).toHaveLength(1);
  });

  // preenchimento.model.spec.ts has the same table for the phone: what it concludes offline must not be refused hours later.
  it.each<[Item['tipo'], boolean, boolean]>([
    ['CONFORMIDADE', true, true],
    ['NUMERO', false, true],
    ['TEMPERATURA', false, true],
    ['PESOS', false, true],
    ['ESCALA', false, true],
    ['HORA', true, true],
    ['QUANTIDADES', false, true],
    ['FOTO', false, true],
    ['TEXTO', false, true],
  ])('%s: só “não conforme” responde? %s; só “não se aplica”? %s', (tipo, naoConforme, naoSeAplica) => {
    const item = { codigo: 'A1', titulo: 'Um', tipo, obrigatorio: true, admiteNaoSeAplica: true, foto: 'NUNCA' };
    const secoes = [{ codigo: 'A', titulo: 'A', itens: [item as Item] }];
    const falta = (resposta: 'NAO_CONFORME' | 'NAO_SE_APLICA') =>
      errosDasRespostas({ secoes }, [{ item: 'A1', resposta, observacao: 'não está' }], { fotos: new Set([UUID]) });
    const sem = [{ pointer: '/respostas', detail: 'Responda o item A1 — Um.' }];
    expect(falta('NAO_CONFORME')).toEqual(naoConforme ? [] : sem);
    expect(falta('NAO_SE_APLICA')).toEqual(naoSeAplica ? [] : sem);
  });

  it('sem nenhuma foto não se conclui, e foto citada tem de ser declarada', () => {
    expect(erros(respostasPerfeitas(), [])).toContain('Inclua ao menos uma foto para concluir a fiscalização.');
    expect(erros(respostasPerfeitas(), ['outra'])).toContain(`A foto ${UUID} do item H1 não foi declarada.`);
  });
});

describe('um formulário', () => {
  it('o padrão é são', () => {
    expect(errosDoFormulario(padrao)).toEqual([]);
  });

  const [secao] = padrao.secoes;
  const [primeiro] = secao?.itens ?? [];
  const com = (mudanca: object) =>
    errosDoFormulario({
      ...padrao,
      secoes: [{ codigo: 'A', titulo: 'A', itens: [{ ...primeiro, ...mudanca } as NonNullable<typeof primeiro>] }],
    }).map(({ detail }) => detail);

  it.each<[object, string]>([
    [{ codigo: 'B1' }, 'B1: O código do item começa com a letra da seção.'],
    [{ tipo: 'FOTO' }, 'A1: Foto, texto e assinatura só se registram: peso e pontos são zero.'],
    [{ peso: 0 }, 'Ao menos um item precisa de peso para haver nota.'],
    [
      {
        faixas: [
          { acimaDe: 1, pontos: 1 },
          { acimaDe: 1, pontos: 2 },
        ],
      },
      'A1: Há duas faixas a partir do mesmo desvio.',
    ],
    [
      {
        faixas: [
          { acimaDe: 1, pontos: 5 },
          { acimaDe: 2, pontos: 2 },
        ],
      },
      'A1: Um desvio maior não pode custar menos pontos.',
    ],
    [{ limites: { minimo: 5, maximo: 1 } }, 'A1: O mínimo é maior que o máximo.'],
    [{ tipo: 'ESCALA', limites: { minimo: 6 } }, 'A1: Na escala o mínimo vai de 1 a 5.'],
  ])('com %j não se publica', (mudanca, detail) => {
    expect(com(mudanca)).toContain(detail);
  });

  it('não repete letra nem código, e as notas descem', () => {
    const repetido = { ...padrao, secoes: [...padrao.secoes, ...padrao.secoes.slice(0, 1)] };
    const detalhes = errosDoFormulario({ ...repetido, notas: { conforme: 90, atencao: 90, naoConforme: 50 } });
    expect(detalhes.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        'Já há uma seção com esta letra.',
        'O código A1 já está em outro item.',
        'As notas descem: conforme, atenção, não conforme.',
      ]),
    );
  });
});
