import type { components } from '@alipen/contracts/generated/bff';
import { ROTULO_DE_AUTORIDADE } from '@alipen/contracts/generated/rotulos/base';
import { labelled } from './labelled.ts';

type Autoridade = components['schemas']['Autoridade'];

export const PERFIS = labelled(ROTULO_DE_AUTORIDADE, {
  AL_GESTOR: { faz: 'Mantém os cadastros e pede por qualquer unidade.' },
  SOLICITANTE: { faz: 'Pede as refeições da própria unidade.' },
  AL_ATENDIMENTO: { faz: 'Acompanha os pedidos e fala com unidades e fornecedores.' },
  AL_MONITORAMENTO: { faz: 'Acompanha o dia de todas as unidades.' },
  AL_FISCAL: { faz: 'Confere as entregas.' },
});

export const perfisEmPalavras = (authorities: readonly string[]) =>
  authorities.map(codigo => PERFIS[codigo as Autoridade]?.rotulo ?? codigo).join(', ');
