import { formatInteger, formatMoney, formatSigned } from '../ui/number.format.ts';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import type { Mapa } from './mapa-diario.queries.ts';

type Passos = Mapa['totais']['conciliacao'];
const PASSOS: readonly (readonly [keyof Passos, string])[] = [
  ['efetivo', 'Efetivo'],
  ['solicitada', 'Solicitado'],
  ['confirmada', 'Confirmado'],
  ['entregue', 'Entregue'],
  ['aceita', 'Aceito'],
];

const emDinheiro = (centavos: number) =>
  `${centavos > 0 ? '+' : centavos < 0 ? '−' : ''}${formatMoney(Math.abs(centavos))}`;

/** Head count × asked × confirmed × delivered × accepted, each gap against the step before, in meals and money. */
export const Conciliacao = ({ totais: { conciliacao } }: { totais: Mapa['totais'] }) => (
  <section className="cartao mapa-conciliacao" aria-labelledby="conciliacao">
    <h2 id="conciliacao">Do efetivo ao pago</h2>
    <ScrollRegion label="Conciliação" className="mapa-faixa">
      <table>
        <thead>
          <tr>
            <th scope="col">Passo</th>
            <th scope="col">Refeições</th>
            <th scope="col">Diferença</th>
            <th scope="col">Valor</th>
            <th scope="col">Diferença em R$</th>
          </tr>
        </thead>
        <tbody>
          {PASSOS.map(([passo, nome], n) => {
            const { refeicoes, valorCentavos } = conciliacao[passo];
            const antes = n > 0 ? conciliacao[PASSOS[n - 1]?.[0] ?? passo] : undefined;
            return (
              <tr key={passo}>
                <th scope="row">{nome}</th>
                <td>{formatInteger(refeicoes)}</td>
                <td>{antes ? formatSigned(refeicoes - antes.refeicoes) : '—'}</td>
                <td>{formatMoney(valorCentavos)}</td>
                <td>{antes ? emDinheiro(valorCentavos - antes.valorCentavos) : '—'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  </section>
);
