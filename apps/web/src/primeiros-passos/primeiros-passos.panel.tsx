import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle';
import { ButtonLink } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { ondeDar, PASSOS, type PrimeiroPasso } from './primeiros-passos.table.ts';
import './primeiros-passos.css';

/** The way from an empty product to its first order; its state is the server's, so it goes on wherever somebody stopped. */
export default function PrimeirosPassos({ passos }: { passos: readonly PrimeiroPasso[] }) {
  const proximo = passos.find(({ feito }) => !feito)?.passo;
  const feitos = passos.filter(({ feito }) => feito).length;
  return (
    <Card className="primeiros-passos" aria-labelledby="primeiros-passos">
      <h2 id="primeiros-passos">Primeiros passos</h2>
      <p className="quieto">
        {feitos} de {passos.length} feitos. Pode parar quando quiser: a lista fica aqui até o primeiro pedido ser
        enviado.
      </p>
      <ol>
        {passos.map(passo => (
          <Passo key={passo.passo} passo={passo} proximo={passo.passo === proximo} />
        ))}
      </ol>
    </Card>
  );
}

function Passo({ passo, proximo }: { passo: PrimeiroPasso; proximo: boolean }) {
  const { rotulo, frase } = PASSOS[passo.passo];
  const { rota, agir } = ondeDar(passo);
  const Sinal = passo.feito ? CheckCircleIcon : CircleIcon;
  return (
    <li className={passo.feito ? 'primeiros-passos-feito' : undefined} aria-current={proximo ? 'step' : undefined}>
      <Sinal size={22} weight={passo.feito ? 'fill' : 'regular'} aria-hidden />
      <div>
        <h3>
          {rotulo}
          <span className="so-leitor">{passo.feito ? ', feito' : ', por fazer'}</span>
        </h3>
        <p className="quieto">
          {frase}
          {contado(passo)}
        </p>
      </div>
      <ButtonLink variant={proximo ? 'primary' : 'quiet'} to={rota}>
        {agir}
      </ButtonLink>
    </li>
  );
}

function contado({ passo, quantos, de }: PrimeiroPasso): string {
  if (!quantos) return '';
  const { um, muitos } = PASSOS[passo];
  return ` Há ${formatCount(quantos, um, muitos)}${de === null ? '' : ` de ${formatInteger(de)}`}.`;
}
