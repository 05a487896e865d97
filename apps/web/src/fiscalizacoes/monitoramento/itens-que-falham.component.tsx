import type { components } from '@alipen/contracts/generated/bff';
import { formatCount, formatInteger } from '../../ui/number.format.ts';

/** The one that fails most comes first: the other bars are measured by it. */
export const ItensQueFalham = ({ itens, fiscalizacoes }: components['schemas']['ItensReprovados']) =>
  itens.length === 0 ? (
    <p className="quieto">Nenhum item reprovado em {formatCount(fiscalizacoes, 'fiscalização', 'fiscalizações')}.</p>
  ) : (
    <ol className="monitor-itens">
      {itens.map(({ item, texto, falhas, criticas, fornecedores }) => (
        <li key={item}>
          <span>
            {item}. {texto}
            <span className="monitor-barra" aria-hidden>
              <span style={{ width: `${Math.round((falhas / (itens[0]?.falhas ?? 1)) * 100)}%` }} />
            </span>
          </span>
          <span className="quieto">
            {formatCount(falhas, 'falha', 'falhas')}
            {criticas > 0 && `, ${formatInteger(criticas)} em item crítico`} ·{' '}
            {formatCount(fornecedores, 'fornecedor', 'fornecedores')}
          </span>
        </li>
      ))}
    </ol>
  );
