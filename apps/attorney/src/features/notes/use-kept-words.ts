import { useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { keptWords } from './kept-words';

/** Words being typed for a note. They survive a reload until they are saved or given up. */
export function useKeptWords(about: string, stored = '') {
  const attorney = useAttorney();
  const [words, setWords] = useState(() => keptWords.read(attorney.id, about) ?? stored);
  return {
    words,
    write: (next: string) => {
      setWords(next);
      if (next === stored) keptWords.drop(attorney.id, about);
      else keptWords.keep(attorney.id, about, next);
    },
    drop: () => keptWords.drop(attorney.id, about),
  };
}
