const ADDRESS = /(https:\/\/[\w./-]+\/)/;

/** A sentence of the server's, in which an address is one to press. */
export const LinkedText = ({ children }: { children: string }) =>
  children.split(ADDRESS).map(part =>
    ADDRESS.test(part) ? (
      <a key={part} className="vinculo" href={part} target="_blank" rel="noreferrer">
        {part.replace(/^https:\/\/|\/$/g, '')}
      </a>
    ) : (
      part
    ),
  );
