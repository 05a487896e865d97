import type { Formulario, Item } from '../fiscalizacoes.queries.ts';
import { corrigida, faltaAFoto, oQueFalta, type Resposta, separar } from './retificacao.model.ts';

const item = (codigo: string, mudanca: Partial<Item> = {}) =>
  ({ codigo, tipo: 'CONFORMIDADE', titulo: `Item ${codigo}`, foto: 'NUNCA', critico: false, ...mudanca }) as Item;
const formulario = {
  secoes: [
    {
      itens: [
        item('B1', { tipo: 'TEMPERATURA' }),
        item('F1'),
        item('F2'),
        item('D1'),
        item('H1', { tipo: 'FOTO' }),
        item('I1', { tipo: 'TEXTO' }),
        item('I2', { tipo: 'ASSINATURA' }),
      ],
    },
  ],
} as unknown as Formulario;
const antes: Resposta = {
  item: 'F1',
  resposta: 'NAO_CONFORME',
  observacao: 'Tampas abertas',
  valor: 2,
  fotos: ['p-1'],
};
const respostas: Resposta[] = [{ item: 'B1', leituras: [] }, antes, { item: 'F2', resposta: 'CONFORME' }];
const { corrigiveis, ficam } = separar(formulario, respostas);

describe('a retificação', () => {
  it('corrige o que foi dito; o que foi medido, escrito ou não respondido fica, pelo nome', () => {
    expect(corrigiveis.map(({ item: { codigo } }) => codigo)).toEqual(['F1', 'F2']);
    expect(ficam).toEqual(['Item B1', 'Item D1', 'Item I1']);
  });

  it.each<[string, Partial<Item>, Partial<Resposta>, boolean]>([
    ['não pede foto', {}, {}, false],
    ['pede foto quando não conforme', { foto: 'SE_NAO_CONFORME' }, {}, true],
    ['é crítico', { critico: true }, {}, true],
    ['é crítico e tem foto', { critico: true }, { fotos: ['p-1'] }, false],
    ['já era não conforme', { critico: true }, { resposta: 'NAO_CONFORME' }, false],
  ])('o item que %s', (_, doItem, daResposta, falta) => {
    const um = { item: item('E5', doItem), antes: { item: 'E5', resposta: 'CONFORME' as const, ...daResposta } };
    expect(faltaAFoto(um)).toBe(falta);
  });

  it('o que passa a conforme perde o que se disse e o número, e guarda as fotos', () => {
    expect(corrigida(antes, { resposta: 'CONFORME' })).toEqual({ item: 'F1', resposta: 'CONFORME', fotos: ['p-1'] });
    expect(corrigida(antes, { observacao: 'Duas tampas' })).toEqual({ ...antes, observacao: 'Duas tampas' });
    expect(corrigida(antes, undefined)).toBe(antes);
    const conforme: Resposta = { item: 'F2', resposta: 'CONFORME' };
    expect(corrigida(conforme, { resposta: 'CONFORME', observacao: 'dito e desdito' })).toBe(conforme);
  });

  it('diz o que ainda falta, uma coisa de cada vez', () => {
    const MOTIVO = 'Era outra marmita.';
    expect(oQueFalta(corrigiveis, {}, MOTIVO)).toBe('Mude ao menos uma resposta.');
    expect(oQueFalta(corrigiveis, { F1: { resposta: 'NAO_CONFORME' } }, MOTIVO)).toBe('Mude ao menos uma resposta.');
    expect(oQueFalta(corrigiveis, { F2: { resposta: 'NAO_CONFORME' } }, MOTIVO)).toBe(
      'Diga o que não está conforme: Item F2.',
    );
    expect(oQueFalta(corrigiveis, { F1: { resposta: 'CONFORME' } }, ' ')).toBe('Escreva o motivo da retificação.');
    expect(oQueFalta(corrigiveis, { F1: { observacao: 'Duas tampas' } }, MOTIVO)).toBeNull();
  });
});
