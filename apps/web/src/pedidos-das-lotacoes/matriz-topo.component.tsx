import { LiveSwitch } from '../app/live-switch.component.tsx';
import { labelOf, usePerson } from '../app/person.hook.ts';
import { BotaoListas } from '../listas-fornecedor/listas.panel.tsx';
import { Button } from '../ui/button.component.tsx';
import { formatHour, formatLongDay } from '../ui/date.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { DayStep } from '../ui/step-beside.component.tsx';
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
        <DayStep day={data} onChange={nova => mudar('data', nova)} />
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
