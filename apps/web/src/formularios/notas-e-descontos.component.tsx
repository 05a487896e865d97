import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { FalhaAqui } from './falha-aqui.component.tsx';
import { idDe } from './formulario.falhas.ts';
import type { Conteudo } from './formularios.queries.ts';
import { NumeroCampo } from './numero-campo.component.tsx';

interface Props {
  conteudo: Conteudo;
  mudar: (mudanca: Partial<Conteudo>) => void;
}
type Faixa = Conteudo['faixasDesconto'][number];

const NOTAS = [
  { campo: 'conforme', rotulo: 'Conforme a partir de' },
  { campo: 'atencao', rotulo: 'Atenção a partir de' },
  { campo: 'naoConforme', rotulo: 'Não conforme a partir de' },
] as const satisfies readonly { campo: keyof Conteudo['notas']; rotulo: string }[];

export function NotasEDescontos({ conteudo, mudar }: Props) {
  const { notas } = conteudo;
  return (
    <>
      <Card as="fieldset" className="formulario-secao">
        <legend>Notas do resultado</legend>
        <p className="quieto" id={idDe('/notas')} tabIndex={-1}>
          De 0 a 100. Abaixo da última, ou com uma falha crítica, a fiscalização é reprovada.
        </p>
        <div className="formulario-faixa">
          {NOTAS.map(({ campo, rotulo }) => (
            <NumeroCampo
              key={campo}
              rotulo={rotulo}
              pointer={`/notas/${campo}`}
              valor={notas[campo]}
              mudar={valor => mudar({ notas: { ...notas, [campo]: valor ?? Number.NaN } })}
            />
          ))}
        </div>
        <FalhaAqui pointer="/notas" />
      </Card>
      <Descontos conteudo={conteudo} mudar={mudar} />
    </>
  );
}

const MAIS_FAIXAS = 50;

function Descontos({ conteudo: { faixasDesconto: faixas }, mudar }: Props) {
  const com = (novas: readonly Faixa[]) => mudar({ faixasDesconto: [...novas] });
  const trocar = (at: number, faixa: Faixa) => com(faixas.map((cada, n) => (n === at ? faixa : cada)));
  return (
    <Card as="fieldset" className="formulario-secao">
      <legend>Desconto pelos pontos do dia</legend>
      <p className="quieto">Sem buracos nem sobreposições, a partir de zero; a última fica sem fim.</p>
      <ol className="formulario-descontos">
        {faixas.map((faixa, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band has no name but its place
          <li key={at}>
            <div className="formulario-faixa" id={idDe(`/faixasDesconto/${at}`)} tabIndex={-1}>
              <NumeroCampo
                rotulo="De (pontos)"
                pointer={`/faixasDesconto/${at}/de`}
                valor={faixa.de}
                mudar={valor => trocar(at, { ...faixa, de: valor ?? Number.NaN })}
              />
              <NumeroCampo
                rotulo="Até (vazio: em diante)"
                pointer={`/faixasDesconto/${at}/ate`}
                valor={faixa.ate}
                mudar={valor => trocar(at, ateDe(faixa, valor))}
              />
              <NumeroCampo
                rotulo="Desconto (%)"
                pointer={`/faixasDesconto/${at}/descontoPct`}
                valor={faixa.descontoPct}
                mudar={valor => trocar(at, { ...faixa, descontoPct: valor ?? Number.NaN })}
              />
              {faixas.length > 1 && (
                <Button
                  aria-label={`Excluir a ${at + 1}ª faixa de desconto`}
                  onClick={() => com(faixas.filter((_, n) => n !== at))}
                >
                  Excluir
                </Button>
              )}
            </div>
            <FalhaAqui pointer={`/faixasDesconto/${at}`} />
          </li>
        ))}
      </ol>
      <FalhaAqui pointer="/faixasDesconto" />
      {faixas.length < MAIS_FAIXAS && (
        <Button onClick={() => com(comFaixaNova(faixas))}>Incluir faixa de desconto</Button>
      )}
    </Card>
  );
}

function ateDe({ ate: _antes, ...faixa }: Faixa, ate: number | undefined): Faixa {
  return ate === undefined ? faixa : { ...faixa, ate };
}

function comFaixaNova(faixas: readonly Faixa[]): Faixa[] {
  const ultima = faixas.at(-1) ?? { de: 0, descontoPct: 0 };
  const ate = ultima.ate ?? ultima.de + 9;
  return [
    ...faixas.slice(0, -1),
    { ...ultima, ate },
    { de: ate + 1, descontoPct: Math.min(100, ultima.descontoPct + 1) },
  ];
}
