import { Button } from '../ui/button.component.tsx';
import { telaCheia } from './rodizio.hook.ts';

interface Props {
  onde: string;
  paginas: number;
  pagina: number;
  irPara: (pagina: number) => void;
  pausado: boolean;
  pausar: (pausado: boolean) => void;
  /** Null where no zone has a photo. */
  foto: boolean | null;
  mostrarFoto: (foto: boolean) => void;
}

export function Rodape({ onde, paginas, pagina, irPara, pausado, pausar, foto, mostrarFoto }: Props) {
  return (
    <footer className="painel-rodape">
      <span>{onde}</span>
      {paginas > 1 && (
        <nav aria-label="Páginas do rodízio" className="painel-pontos">
          {Array.from({ length: paginas }, (_, n) => (
            <Button
              variant="bare"
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={n}
              aria-label={`Página ${n + 1} de ${paginas}`}
              aria-current={n === pagina ? 'page' : undefined}
              onClick={() => irPara(n)}
            />
          ))}
        </nav>
      )}
      <span className="painel-botoes">
        {foto !== null && (
          <Button variant="bare" aria-pressed={!foto} onClick={() => mostrarFoto(!foto)}>
            Esconder foto
          </Button>
        )}
        <Button variant="bare" onClick={() => void Promise.resolve(telaCheia()).catch(() => undefined)}>
          Tela cheia
        </Button>
        <Button variant="bare" onClick={() => pausar(!pausado)}>
          {pausado ? 'Retomar' : 'Pausar'}
        </Button>
      </span>
    </footer>
  );
}
