import type { components } from '@alipen/contracts/generated/bff';
import { ROTULO_DE_CASO_ATENDIMENTO } from '@alipen/contracts/generated/rotulos/atendimentos';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { labelled } from '../ui/labelled.ts';

type Schemas = components['schemas'];
export type Resultado = Schemas['ResultadoContato'];

export const CASOS = labelled(ROTULO_DE_CASO_ATENDIMENTO, {
  SEM_PEDIDO: { tone: 'perigo', icon: WarningIcon },
  DEVOLVIDO: { tone: 'aviso', icon: ArrowUUpLeftIcon },
  A_TRATAR: { tone: 'info', icon: HourglassMediumIcon },
  TRATADO: { tone: 'ok', icon: CheckCircleIcon },
});
