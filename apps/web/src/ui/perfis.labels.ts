import type { components } from '@alipen/contracts/generated/bff';

type Autoridade = components['schemas']['Autoridade'];

export const PERFIS: Readonly<Record<Autoridade, { nome: string; faz: string }>> = {
  AL_GESTOR: { nome: 'Gestor', faz: 'Mantém os cadastros e pede por qualquer unidade.' },
  SOLICITANTE: { nome: 'Solicitante', faz: 'Pede as refeições da própria unidade.' },
  AL_ATENDIMENTO: { nome: 'Atendimento', faz: 'Acompanha os pedidos e fala com unidades e fornecedores.' },
  AL_MONITORAMENTO: { nome: 'Monitoramento', faz: 'Acompanha o dia de todas as unidades.' },
  AL_FISCAL: { nome: 'Fiscal', faz: 'Confere as entregas.' },
};

export const perfisEmPalavras = (authorities: readonly string[]) =>
  authorities.map(codigo => PERFIS[codigo as Autoridade]?.nome ?? codigo).join(', ');
