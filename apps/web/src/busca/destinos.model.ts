import { PAINEL_KEY } from '../app/menu.navigation.ts';
import { PAINEL_ADDRESS } from '../app/painel.address.ts';
import { SCREENS } from '../app/screen-names.table.ts';
import type { Menu } from '../app/session.queries.ts';

/** In the order in which they are listed. */
export const GRUPOS = ['Recentes', 'Pedidos', 'Ações', 'Telas', 'Lotações', 'Fornecedores'] as const;
type Grupo = (typeof GRUPOS)[number];

export interface Destino {
  grupo: Grupo;
  rotulo: string;
  detalhe?: string;
  rota: string;
}

export const emOrdem = (destinos: readonly Destino[]): Destino[] =>
  GRUPOS.flatMap(grupo => destinos.filter(um => um.grupo === grupo));

export function telasDe(menu: Menu, abre: (rota: string) => boolean): Destino[] {
  const doMenu = menu.secoes.flatMap(({ titulo, itens }) =>
    itens.map(({ rotulo, rota }) => ({
      grupo: 'Telas' as const,
      rotulo,
      detalhe: titulo,
      rota: rota === PAINEL_KEY ? PAINEL_ADDRESS : rota,
    })),
  );
  const conhecidas = new Set(doMenu.map(({ rota }) => rota));
  const outras = Object.entries(SCREENS)
    .filter(([rota]) => !conhecidas.has(rota) && abre(rota))
    .map(([rota, rotulo]) => ({ grupo: 'Telas' as const, rotulo, rota }));
  return [
    { grupo: 'Telas', rotulo: 'Início', rota: '/' },
    ...doMenu,
    ...outras,
    { grupo: 'Telas', rotulo: 'Notificações', rota: '/notificacoes' },
    { grupo: 'Telas', rotulo: 'Central de downloads', rota: '/downloads' },
    { grupo: 'Telas', rotulo: 'Manual', rota: '/manual' },
    { grupo: 'Telas', rotulo: 'Tudo (mapa do site)', rota: '/tudo' },
  ];
}

const ACOES = [
  { rotulo: 'Solicitar para amanhã', tela: '/modules/solicitacao', rota: () => '/modules/solicitacao' },
  {
    rotulo: 'Ver os pedidos de hoje',
    tela: '/modules/monitoramento/acompanhamento',
    rota: hoje => `/modules/monitoramento/acompanhamento?visao=tabela&de=${hoje}&ate=${hoje}`,
  },
  {
    rotulo: 'Receber as entregas de hoje',
    tela: '/modules/unidade/entregas',
    rota: () => '/modules/unidade/entregas',
  },
  {
    rotulo: 'Abrir e exportar o mapa de hoje',
    tela: '/modules/relatorios/mapaDiarioDeAlimentacao',
    rota: hoje => `/modules/relatorios/mapaDiarioDeAlimentacao?data=${hoje}`,
  },
  {
    rotulo: 'Ver as fotos das fiscalizações',
    tela: '/modules/monitoramento/fiscalizacao',
    rota: () => '/modules/monitoramento/fiscalizacao?visao=fotos',
  },
] as const satisfies readonly { rotulo: string; tela: string; rota: (hoje: string) => string }[];

export const acoesDe = (hoje: string, abre: (rota: string) => boolean): Destino[] =>
  ACOES.filter(({ tela }) => abre(tela)).map(({ rotulo, rota }) => ({ grupo: 'Ações', rotulo, rota: rota(hoje) }));

const LEMBRADOS = 5;

export const lembrar = (antes: readonly Destino[], escolhido: Destino): Destino[] =>
  [{ ...escolhido, grupo: 'Recentes' as const }, ...antes.filter(({ rota }) => rota !== escolhido.rota)].slice(
    0,
    LEMBRADOS,
  );

/** Stored entries of another form, or whose address is not of this client, are dropped. */
export function lembrados(texto: string | null): Destino[] {
  try {
    const lido: unknown = JSON.parse(texto ?? '[]');
    if (!Array.isArray(lido)) return [];
    return lido.filter(
      (um): um is Destino =>
        typeof um === 'object' &&
        um !== null &&
        typeof Reflect.get(um, 'rotulo') === 'string' &&
        String(Reflect.get(um, 'rota')).startsWith('/') &&
        !String(Reflect.get(um, 'rota')).startsWith('//'),
    );
  } catch {
    return [];
  }
}
