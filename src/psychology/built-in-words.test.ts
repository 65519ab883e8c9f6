import { checkBuiltInWords } from '#src/readings/testing/check-built-in-words.ts';
import { analyses } from './catalogue.server.ts';
import { randomRequests } from './testing/random-requests.ts';

checkBuiltInWords(analyses, randomRequests);
