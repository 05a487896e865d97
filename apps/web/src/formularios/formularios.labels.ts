import type { components } from '@alipen/contracts/generated/bff';
import { ROTULO_DE_RESULTADO_FISCALIZACAO } from '@alipen/contracts/generated/rotulos/fiscalizacoes';
import { labelled } from '../ui/labelled.ts';

type Schemas = components['schemas'];

export const RESULTADOS = labelled(ROTULO_DE_RESULTADO_FISCALIZACAO, {
  CONFORME: { tone: 'ok' },
  ATENCAO: { tone: 'aviso' },
  NAO_CONFORME: { tone: 'perigo' },
  REPROVADA: { tone: 'perigo' },
});

/** Kinds that only record: neither weight nor points. */
export const SEM_NOTA: readonly Schemas['TipoItem'][] = ['FOTO', 'TEXTO', 'ASSINATURA'];
