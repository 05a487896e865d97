import type { Menu } from '../app/session.queries.ts';
import { acoesDe, type Destino, lembrados, lembrar, telasDe } from './destinos.model.ts';

const menu = {
  papel: 'MONITORAMENTO',
  secoes: [
    {
      titulo: 'Monitoramento',
      icone: 'monitoramento',
      itens: [
        { rotulo: 'Acompanhamento', rota: '/modules/monitoramento/acompanhamento', icone: 'acompanhamento' },
        { rotulo: 'Painel', rota: '/modules/painel', icone: 'painel' },
      ],
    },
  ],
} as unknown as Menu;

describe('a busca', () => {
  it('tem as telas do menu com os nomes dele, e as outras que a pessoa abre', () => {
    const telas = telasDe(menu, rota => rota.endsWith('indicadores') || rota.endsWith('acompanhamento'));
    expect(telas.map(({ rotulo }) => rotulo)).toEqual([
      'Início',
      'Acompanhamento',
      'Painel',
      'Indicadores',
      'Notificações',
      'Central de downloads',
      'Manual',
      'Tudo (mapa do site)',
    ]);
    expect(telas.find(({ rotulo }) => rotulo === 'Painel')?.rota).toBe('/ciapis/modules/painel');
  });

  it('só oferece o que a pessoa pode fazer', () => {
    const acoes = acoesDe('2026-11-20', rota => rota === '/modules/solicitacao');
    expect(acoes.map(({ rotulo }) => rotulo)).toEqual(['Solicitar para amanhã']);
  });

  it('lembra as cinco últimas, cada uma uma vez; o que não é nosso é esquecido', () => {
    const um = (n: number): Destino => ({ grupo: 'Telas', rotulo: `T${n}`, rota: `/t${n}` });
    const seis = [1, 2, 3, 4, 5, 6, 3].reduce<Destino[]>((antes, n) => lembrar(antes, um(n)), []);
    expect(seis.map(({ rota }) => rota)).toEqual(['/t3', '/t6', '/t5', '/t4', '/t2']);
    expect(lembrados(JSON.stringify(seis))).toEqual(seis);
    expect(lembrados('{')).toEqual([]);
    expect(lembrados('[{"rotulo":"x","rota":"https://fora"},{"rotulo":"y","rota":"//fora"},4]')).toEqual([]);
  });
});
