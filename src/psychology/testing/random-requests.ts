import { randomRequest as mbti } from '../mbti/testing/random-request.ts';

/** Requests of all kinds for each test whose words are written on the server, by its name. */
export const randomRequests = { 'mbti-analysis': mbti };
