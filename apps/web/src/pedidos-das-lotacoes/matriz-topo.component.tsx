import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { LiveSwitch } from '../app/live-switch.component.tsx';
import { labelOf, usePerson } from '../app/person.hook.ts';
import { BotaoListas } from '../listas-fornecedor/listas.panel.tsx';
import { Button } from '../ui/button.component.tsx';
import { addDays, formatHour, formatLongDay } from '../ui/date.format.ts';
import { DateField } from '../ui/date-field.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { UfSelect } from '../ui/uf-select.component.tsx';
import type { Endereco, Mudar } from './endereco.model.ts';

const ROTA = '/modules/monitoramento/pedidosDasLotacoes';

interface Props {
  endereco: Endereco;
  mudar: Mudar;
  /** When the matrix was read. */
  lidaEm: string | undefined;
}

export function MatrizTopo({ endereco: { data, uf, comparar, totais }, mudar, lidaEm }: Props) {
  const { menu } = usePerson();
  return (
    <div className="pagina-topo">
      <PageTitle title={labelOf(menu, ROTA) ?? 'Pedidos das Lotações'}>
        {formatLongDay(data)} de {data.slice(0, 4)}
        {lidaEm && ` · às ${formatHour(lidaEm)}`}
      </PageTitle>
      <div className="matriz-controles">
        <LiveSwitch />
        <Dia data={data} mudar={nova => mudar('data', nova)} />
        <UfSelect value={uf} onChange={nova => mudar('uf', nova ?? null)} />
        <Button aria-pressed={comparar} onClick={() => mudar('comparar', comparar ? null : 'semana')}>
          Comparar com a semana passada
        </Button>
        <Button aria-expanded={totais !== null} onClick={() => mudar('totais', totais ? null : 'FORNECEDOR')}>
          Totais
        </Button>
        <BotaoListas data={data} />
      </div>
    </div>
  );
}

const Dia = ({ data, mudar }: { data: string; mudar: (data: string) => void }) => (
  <>
    <Button icon aria-label="Dia anterior" onClick={() => mudar(addDays(data, -1))}>
      <CaretLeftIcon size={18} aria-hidden />
    </Button>
    <DateField label="Dia" value={data} onChange={dia => dia && mudar(dia)} />
    <Button icon aria-label="Dia seguinte" onClick={() => mudar(addDays(data, 1))}>
      <CaretRightIcon size={18} aria-hidden />
    </Button>
  </>
);
