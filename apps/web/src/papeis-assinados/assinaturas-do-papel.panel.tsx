import { usePaper } from '../app/paper.hook.ts';
import { paperMoment } from '../ui/paper.format.ts';
import { Verdict } from '../ui/paper-verdict.component.tsx';
import { ESPECIES, NIVEIS } from './papeis-assinados.labels.ts';
import './papeis-assinados.css';
import { verificarAssinaturas } from './papeis-assinados.queries.ts';

type Assinatura = Awaited<ReturnType<typeof verificarAssinaturas>>['assinaturas'][number];

/** On the page that anybody checks a paper on: how each person signed it, said as a judge would ask. */
export function AssinaturasDoPapelPanel({ codigo }: { codigo: string }) {
  const { read: papel } = usePaper(verificarAssinaturas, codigo);
  if (!papel?.assinaturas.length) return null;
  const faltam = papel.assinaturas.filter(({ pendente }) => pendente);
  return (
    <section aria-labelledby="assinaturas">
      <h2 id="assinaturas">Como foi assinado</h2>
      <ul className="papel-assinado-lista">
        {papel.assinaturas.map((assinatura, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the paper's, and members of a commission share one role
          <li key={n}>{ditoDe(assinatura)}</li>
        ))}
      </ul>
      {faltam.length > 0 && (
        <Verdict tone="aviso">
          <strong>Assinatura pendente.</strong> Este papel pede assinatura {NIVEIS[papel.exige].nome}, e falta a de:{' '}
          {faltam.map(({ papel: quem }) => quem.toLowerCase()).join(', ')}.
        </Verdict>
      )}
      <p>Os nomes das assinaturas são os da Lei 14.063/2020, art. 4º.</p>
    </section>
  );
}

function ditoDe({ papel, nivel, certificado }: Assinatura): string {
  if (certificado) {
    const { especie, titular, cpf, emissor, carimbadaEm, devolvidaEm } = certificado;
    const hora = carimbadaEm
      ? `em ${paperMoment(carimbadaEm)}, hora dita por uma autoridade de carimbo do tempo`
      : `e ele foi guardado em ${paperMoment(devolvidaEm)}`;
    const com = especie === 'GOVBR' ? 'a sua conta gov.br, certificado' : 'o seu certificado da ICP-Brasil,';
    return `${papel}: ${titular} (CPF ${cpf}) assinou o arquivo com ${com} emitido por ${emissor}, ${hora} (assinatura ${ESPECIES[especie].nivel}).`;
  }
  return nivel === 'AVANCADA'
    ? `${papel}: assinou aqui com uma chave que só a própria pessoa tem, confirmada diante de outra (assinatura avançada).`
    : `${papel}: assinou aqui com a sua conta, digitando de novo a senha (assinatura simples).`;
}
