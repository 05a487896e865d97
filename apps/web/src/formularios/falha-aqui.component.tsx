import { idDe, useFalhas } from './formulario.falhas.ts';

export function FalhaAqui({ pointer }: { pointer: string }) {
  const falhas = useFalhas(pointer);
  if (falhas.length === 0) return null;
  return (
    <span id={`${idDe(pointer)}-falha`} className="campo-erro" role="alert">
      {falhas.join(' ')}
    </span>
  );
}
