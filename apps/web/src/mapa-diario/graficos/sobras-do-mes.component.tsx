import { mayOpen } from '../../app/access.rule.ts';
import { usePerson } from '../../app/person.hook.ts';
import { INDICADORES } from '../../indicadores/indicadores.queries.ts';
import { SobrasDoPeriodo } from '../../sobras/sobras-do-periodo.panel.tsx';
import { lastDayOf } from '../../ui/date.format.ts';
import type { Endereco } from '../modelo/mapa.endereco.ts';

/**
 * Below a month's map, of the units it shows. Leftovers belong to a meal of a unit and to no contract: a map of one contract, of one
 * supplier or of chosen units has none.
 */
export function SobrasDoMes({ endereco, lotacaoId }: { endereco: Endereco; lotacaoId: number | undefined }) {
  const { session, accesses } = usePerson();
  const { visao, mes, uf, contratoId, fornecedorId, lotacoes } = endereco;
  const umaSo = visao === 'mes';
  if (visao === 'dia' || contratoId || fornecedorId || lotacoes.length > 1 || (umaSo && lotacaoId === undefined)) {
    return null;
  }
  const [de, ate] = [`${mes}-01`, lastDayOf(mes)];
  const abre = !umaSo && mayOpen(INDICADORES, session, accesses);
  return (
    <div className="mapa-sobras">
      <SobrasDoPeriodo
        titulo="Sobras do mês"
        {...{ de, ate }}
        lotacaoId={umaSo ? lotacaoId : (endereco.lotacaoId ?? lotacoes[0])}
        uf={umaSo ? undefined : uf}
        dias={abre ? indicador => `${INDICADORES}?de=${de}&ate=${ate}&indicador=${indicador}` : undefined}
      />
    </div>
  );
}
