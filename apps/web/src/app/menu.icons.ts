import type { components } from '@alipen/contracts/generated/bff';
import { BuildingsIcon } from '@phosphor-icons/react/dist/csr/Buildings';
import { CalendarIcon } from '@phosphor-icons/react/dist/csr/Calendar';
import { ChartLineIcon } from '@phosphor-icons/react/dist/csr/ChartLine';
import { CheckSquareIcon } from '@phosphor-icons/react/dist/csr/CheckSquare';
import { CookingPotIcon } from '@phosphor-icons/react/dist/csr/CookingPot';
import { DetectiveIcon } from '@phosphor-icons/react/dist/csr/Detective';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/csr/ForkKnife';
import { HeadsetIcon } from '@phosphor-icons/react/dist/csr/Headset';
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { MonitorIcon } from '@phosphor-icons/react/dist/csr/Monitor';
import { SecurityCameraIcon } from '@phosphor-icons/react/dist/csr/SecurityCamera';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { UsersIcon } from '@phosphor-icons/react/dist/csr/Users';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { WrenchIcon } from '@phosphor-icons/react/dist/csr/Wrench';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';

export const MENU_ICONS = {
  fiscalizacao: DetectiveIcon,
  pendentes: WarningIcon,
  realizadas: CheckSquareIcon,
  manutencao: WrenchIcon,
  fornecedor: TruckIcon,
  programacaoUnidade: CalendarIcon,
  tipoAlimentacao: CookingPotIcon,
  tipoPublico: UsersIcon,
  monitoramento: SecurityCameraIcon,
  acompanhamento: SecurityCameraIcon,
  pedidosDasLotacoes: BuildingsIcon,
  solicitacao: ForkKnifeIcon,
  relatorios: ChartLineIcon,
  mapaDiario: ChartLineIcon,
  unidade: ListIcon,
  atendimento: HeadsetIcon,
  pedidos: ListIcon,
  painel: MonitorIcon,
} satisfies Record<components['schemas']['Icone'], Icon>;
